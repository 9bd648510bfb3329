# 光の都: ルールからのことば。

col-prompt-streets = タイルを空いたマスに置くか、建物を取ってください。
col-prompt-streets-laid = タイルはすべて置きました。建物を取るか、パスしてください。
col-prompt-buildings = 手持ちの建物を建てるか、絵はがきを使ってください。
col-prompt-buildings-only = アクショントークンがありません。手持ちの建物を建ててください。
col-prompt-cards-only = 建てられる建物がありません。絵はがきを使ってください。
col-prompt-over = 街灯がともり、ゲームは終わりました。

col-say-tile = タイル{ $tile }を{ $square }に置く{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-take = 建物{ $building }を取る
col-say-pass = パス
col-say-build = { $building }を{ $space }に建てる{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-idle = { $card }を使わずにふさぐ
col-say-levitation = Lévitation: { $back }を戻し、{ $building }を{ $space }に建てる{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-metropolitain = Métropolitain: のちの建物が街灯を1つ覆える
col-say-jardin = Jardin des Plantes: 庭園を{ $space }に置く{ $turn ->
    [0] {""}
   *[other] {" "}(↻ { $turn })
}
col-say-sacre-coeur = Sacré-Cœur: 未建設の建物が減点にならない
col-say-peintre = Le Peintre: 画家を{ $space }に置く
col-say-chartier = Chartier: 混色のマスを後のために取る
col-say-bouquinistes = Bouquinistes: { $space }の増築で{ $building }を広げる
col-say-lampadaire = Lampadaire: 街灯を{ $space }に置く
col-say-moulin-rouge = Moulin Rouge: 踊り子を{ $space }に置く
col-say-fontaine = Fontaine des Mers: 噴水を{ $space }に置く
col-say-penseur = Le Penseur: 像を{ $space }に{ $facing }向きで置く
col-say-grande-lumiere = La Grande Lumière: 大街灯を{ $space }に置く

col-event-right-spent = { $seat }が{ $space }で{ $card }を使いました。
col-event-won = { $seat } +{ $points ->
   *[other] { $points }点
}。
col-event-lost = { $seat } −{ $points ->
   *[other] { $points }点
}。
col-event-unbuilt = 建てるまで、{ $seat } −{ $points ->
   *[other] { $points }点
}。
col-event-streets-done = 街路が完成しました。{ $seat }から建設を始めます。
col-event-skipped = { $seat }はもう何もできないので飛ばします。
col-event-over = もうだれも建てられません。得点計算です。

col-line-building = 建物{ $building }: 大きさ{ $size } × { $lamps ->
   *[other] 街灯{ $lamps }
}
col-line-group = 最大のグループ: { $size ->
   *[other] { $size }マス
}
col-line-unbuilt = 未建設: { $count ->
   *[other] { $count }軒
}
col-line-forgiven = 未建設（Sacré-Cœurで減点なし）: { $count }
col-line-peintre = Le Peintre: 領域の{ $lamps ->
   *[other] 街灯{ $lamps }
}
col-line-moulin-rouge = Moulin Rouge: 踊り子の領域の空き{ $spaces ->
   *[other] { $spaces }マス
}
col-line-fontaine = Fontaine des Mers: 隣の自分の建物{ $buildings ->
   *[other] { $buildings }軒
}
col-line-penseur = Le Penseur: 辺の空き{ $sides }、角の空き{ $corners }
col-line-penseur-unseen = Le Penseur: 像の正面がふさがっている

col-refusal-over = ゲームは終わりました。
col-refusal-still-streets = 街路がまだ完成していません。
col-refusal-streets-done = 街路はもう完成しています。
col-refusal-not-in-hand = そのタイルは手元にありません。
col-refusal-square-taken = そこにはもうタイルがあります。
col-refusal-tiles-left = まだ置くタイルがあります。
col-refusal-not-in-supply = { $building }は共通の場にありません。
col-refusal-not-in-reserve = { $building }は手持ちにありません。
col-refusal-no-chimney = 煙突がもうありません。
col-refusal-no-token = アクショントークンがもうありません。
col-refusal-card-not-in-play = { $card }はこのゲームにありません。
col-refusal-card-used = { $card }は使用済みです。
col-refusal-same-look = 見た目が同じ小さい回転を使ってください。
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
