# 光の都: ルールからのことば。

col-prompt-streets = タイルを空いた区画に置くか、建物を取ってください。
col-prompt-streets-laid = タイルはすべて置きました。建物を取るか、パスしてください。
col-prompt-buildings = 手元の建物を建てるか、絵はがきを使ってください。
col-prompt-buildings-only = アクショントークンがありません。手元の建物を建ててください。
col-prompt-cards-only = 建てられる建物がありません。絵はがきを使ってください。
col-prompt-over = 街灯がともり、ゲームは終わりました。

col-say-tile = タイルを{ $square }に置く{ $turn ->
    [0] {""}
    [1] {""}（↻ 90°）
    [2] {""}（↻ 180°）
   *[other] {""}（↻ 270°）
}
    .log = { $who }が{ $square }にタイルを置きました。
col-say-tile-of = タイル{ $tile }を{ $square }に置く{ $turn ->
    [0] {""}
    [1] {""}（↻ 90°）
    [2] {""}（↻ 180°）
   *[other] {""}（↻ 270°）
}
    .log = { $who }が{ $square }にタイルを置きました。
col-say-take = 建物{ $building }を取る
    .log = { $who }が建物{ $building }を取りました。
col-say-pass = パス
    .log = { $who }がパスしました。
col-say-build = { $building }を{ $spaces }に建てる
    .log = { $who }が{ $building }を{ $spaces }に建てました。
col-say-idle = { $card }を効果なしで使用済みにする
    .log = { $who }が{ $card }を効果なしで使用済みにしました。
col-say-levitation = Lévitation：{ $back }を戻し、{ $building }を{ $spaces }に建てる
    .log = { $who }がLévitationを使いました：{ $back }を戻し、{ $building }を{ $spaces }に建てました。
col-say-metropolitain = Métropolitain：のちの建物が街灯を1つ覆える
    .log = { $who }がMétropolitainを使いました：のちの建物が街灯を1つ覆えます。
col-say-jardin = Jardin des Plantes：庭園を{ $spaces }に置く
    .log = { $who }がJardin des Plantesを使いました：庭園は{ $spaces }です。
col-say-sacre-coeur = Sacré-Cœur：未建設の建物が減点にならない
    .log = { $who }がSacré-Cœurを使いました：未建設の建物が減点になりません。
col-say-peintre = Le Peintre：画家を{ $space }に置く
    .log = { $who }がLe Peintreを使いました：画家は{ $space }です。
col-say-chartier = Chartier：混色のマスを後のために取る
    .log = { $who }がChartierを使いました：のちの建物が相手の色のマスを1つ覆えます。
col-say-bouquinistes = Bouquinistes：{ $space }の増築で{ $building }を広げる
    .log = { $who }がBouquinistesを使いました：{ $space }の増築で{ $building }を広げました。
col-say-lampadaire = Lampadaire：街灯を{ $space }に置く
    .log = { $who }がLampadaireを使いました：街灯は{ $space }です。
col-say-moulin-rouge = Moulin Rouge：踊り子を{ $space }に置く
    .log = { $who }がMoulin Rougeを使いました：踊り子は{ $space }です。
col-say-fontaine = Fontaine des Mers：噴水を{ $spaces }に置く
    .log = { $who }がFontaine des Mersを使いました：噴水は{ $spaces }です。
col-say-penseur = Le Penseur：像を{ $space }に{ $facing }向きで置く
    .log = { $who }がLe Penseurを使いました：像は{ $space }、{ $facing }向きです。
col-say-grande-lumiere = La Grande Lumière：大街灯を{ $space }に置く
    .log = { $who }がLa Grande Lumièreを使いました：大街灯は{ $space }です。

col-choice-corner = 角にタイルを置く
col-choice-edge = 端にタイルを置く
col-choice-centre = 中央にタイルを置く
col-choice-build = { $building }を建てる
col-choice-card = { $card }

col-event-right-spent = { $seat }が{ $space }で{ $card }を使いました。
col-event-won = { $seat } +{ $points ->
   *[other] { $points }点
}。
col-event-lost = { $seat } −{ $points ->
   *[other] { $points }点
}。
col-part-building = { $sign }{ $points }　{ $building }：大きさ{ $size }×街灯{ $lamps }つ
col-part-group = { $sign }{ $points }　最大のグループ：{ $size }マスに
col-part-reserve = { $sign }{ $points }　手元：未建設の建物が減る
col-part-card = { $sign }{ $points }　{ $card }
col-event-unbuilt = この建物を建てるまで、{ $seat } −{ $points ->
   *[other] { $points }点
}。
col-event-streets-done = 街路が完成しました。{ $seat }から建設を始めます。
col-event-skipped = { $seat }はもう何もできないので飛ばします。
col-event-over = もうだれも建てられません。得点計算です。

col-line-building = 建物{ $building }：大きさ{ $size } × { $lamps ->
   *[other] 街灯{ $lamps }つ
}
col-line-group = 最大のグループ：{ $size ->
   *[other] { $size }マス
}
col-line-unbuilt = 未建設：{ $count ->
   *[other] { $count }軒
}
col-line-forgiven = 未建設（Sacré-Cœurで減点なし）：{ $count }軒
col-line-peintre = Le Peintre：領域の{ $lamps ->
   *[other] 街灯{ $lamps }つ
}
col-line-moulin-rouge = Moulin Rouge：踊り子の領域の空き{ $spaces ->
   *[other] { $spaces }マス
}
col-line-fontaine = Fontaine des Mers：隣の自分の建物{ $buildings ->
   *[other] { $buildings }軒
}
col-line-penseur = Le Penseur：辺の空き{ $sides }マス、角の空き{ $corners }マス
col-line-penseur-unseen = Le Penseur：像の正面がふさがっている
col-feat-group = 最大のグループ（マス数）
col-feat-building = 1つの建物での最多得点
col-feat-lamps = 1つの建物を照らす街灯の最多数

col-refusal-over = ゲームは終わりました。
col-refusal-still-streets = 街路がまだ完成していません。
col-refusal-streets-done = 街路はもう完成しています。
col-refusal-not-in-hand = そのタイルは手元にありません。
col-refusal-square-taken = そこにはもうタイルがあります。
col-refusal-tiles-left = まだ置くタイルがあります。
col-refusal-not-in-supply = { $building }は共通サプライにありません。
col-refusal-not-in-reserve = { $building }は手元にありません。
col-refusal-no-chimney = 煙突がもうありません。
col-refusal-no-token = アクショントークンがもうありません。
col-refusal-card-not-in-play = { $card }はこのゲームにありません。
col-refusal-card-used = { $card }は使用済みです。
col-refusal-same-look = その向きは回さないときと同じ見た目です。回す必要はありません。
col-refusal-no-rotation = この駒は回転しません。
col-refusal-rotation-needed = この駒には回転の指定が必要です。
col-refusal-off-board = ボードの端からはみ出します。
col-refusal-occupied = { $space }は空いていません。
col-refusal-streetlight = { $space }は街灯です。
col-refusal-second-streetlight = { $space }は2つ目の街灯です。覆えるのは1つだけです。
col-refusal-opponents-colour = { $space }は相手の色です。
col-refusal-second-opponents-colour = { $space }は2つ目の相手の色のマスです。
col-refusal-mixed = { $space }は混色です。この駒は自分の色だけに置けます。
col-refusal-not-streetlight = { $space }は空いた街灯ではありません。
col-refusal-front-off-board = 像の正面がボードの外になります。
col-refusal-front-occupied = 像の正面の{ $space }が空いていません。
col-refusal-not-your-building = { $building }はボード上のあなたの建物ではありません。
col-refusal-not-beside = { $building }の隣ではありません。

col-card-levitation = Lévitation
col-card-metropolitain = Métropolitain
col-card-jardin = Jardin des Plantes
col-card-sacre-coeur = Sacré-Cœur
col-card-peintre = Le Peintre
col-card-chartier = Chartier
col-card-bouquinistes = Bouquinistes sur la Seine
col-card-lampadaire = Lampadaire
col-card-moulin-rouge = Moulin Rouge
col-card-fontaine = Fontaine des Mers
col-card-penseur = Le Penseur
col-card-grande-lumiere = La Grande Lumière

col-building-jardin = 庭園
col-facing-n = 北
col-facing-e = 東
col-facing-s = 南
col-facing-w = 西
