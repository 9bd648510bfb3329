# ボード上のものの働き、費用、得られるもの。

about-pp-crossing = 交差点。店を2軒置ける。どちらの路線の大ツアーでも、ここの店1軒につき1点、隣の停留所にある同じ人の店1軒につきさらに1点。
about-pp-stop = 店を1軒置ける。大ツアーでは、同じ人の店がある隣の交差点ごとに1点。
about-pp-shop = 停留所に空きがないときは、新しい店が古い店を立ち退かせる。
about-pp-tile = 取ると{ $stop }に店を開く。残れば、小ツアー：{ $small }。
about-pp-tile-grand = 取ると{ $stop }に店を開く。残れば、小ツアー：{ $small }、大ツアー：{ $grand }。
about-pp-nobody = 得点なし
about-pp-line = 停留所は7つ、うち4つが交差点。今この路線の大ツアーがあれば：{ $grand }。
about-pp-parking = ラウンドで残ったタイルをここに置く。同じ路線が2枚そろうと大ツアー。今なら：{ $grand }。
about-pp-parking-name = { $line }の駐車場
about-pp-bag = 終了時、袋の中の店が単独最多の人は、その1軒につき1点。
about-pp-trip = ゲームの最後にこの路線でもう1回大ツアーがあり、全員が得点する。今なら：{ $grand }。
about-pp-trip-hidden = 持ち主だけが知る路線。ゲームの最後にもう1回大ツアーがある。
about-pp-bus = ラウンドごとにバスは次の人へ移る。
about-pp-shops = 全員20軒から始める。
about-pp-round = 全員が1枚ずつ取って店を開く。残った1枚で小ツアーを行い、駐車場へ。
about-pp-stacks = 山に残るタイル{ $count }枚
about-pp-my-trip = あなたの秘密の特別便：{ $line }
about-pp-if-left = 残れば：
about-pp-early = 今の店の配置での点数です。バスが出る前に、ほかの店も開きます。
about-pp-either = 正確な点数は、その前に誰の店が取り除かれるかで決まります。
about-pp-makes-way = 停留所は満員：プレイヤー{ $player }の店が立ち退く。
about-pp-renews = すでに自分の店がある：配置は変わらない。
about-pp-whose-shop = だれの店が立ち退きますか？
about-paris-which-key = どの鍵駒を動かしますか？
about-col-which-swap = Lévitation：どの建物を戻し、共通サプライからどれを取り、どこに建てますか？

about-col-square = 4マスのタイルを1枚置く場所。
about-col-orange = オレンジだけが建てられる。
about-col-blue = 青だけが建てられる。
about-col-mixed = どちらも建てられる。
about-col-lamp = 上下左右の建物を照らす。ここには建てられない。
about-col-tile = 好きな向きで空いた区画に置く。そのあと次のタイルを引く。
about-col-shape = 大きさ{ $size }。{"\u2063"}上の段から順に、埋まる列：{ $rows }。{"\u2063"}
about-col-take = タイルを置く代わりに手元へ取る。街路が完成すると取れない。
about-col-build = ボード上では、大きさ×照らす街灯の数が得点。回転はできるが裏返せない。手元に残ると−3点。
about-col-build-free = ボード上では、大きさ×照らす街灯の数が得点。回転はできるが裏返せない。Sacré-Cœurがあるので、手元に残っても減点なし。
about-col-swap = 街路は完成した。取れるのはLévitationで交換するときだけ。
about-col-built = 大きさ{ $size }×街灯{ $lamps }＝今{ $points }点。
about-col-annex = 建物の大きさが1増える。
about-col-hidden-tile = 持ち主だけが見られる。
about-col-tokens = 1枚で絵はがきを1枚使える。
about-col-chimneys = 建てた建物に1つずつ置く。
about-col-supply = 最後のタイルが置かれるまで、手番に1つ取れる。
about-col-squares-left = 最後のタイルで街路が完成する。それからは建物を取れず、手元の建物を建てる。
about-col-now = 現在：建物{ $buildings }、最大のグループ{ $group }、手元{ $reserve }、絵はがき{ $cards }。
about-col-points = 建物ごとに大きさ×街灯、最大のグループは1マス1点、手元に残る建物は1つ−3点、それに絵はがき。
about-col-you-orange = あなたはオレンジ。オレンジと混色のマスに建てる。
about-col-you-blue = あなたは青。青と混色のマスに建てる。

about-paris-bank = 鍵駒を置くと{ $francs }フラン。あとでこの地区のどの建築物やランドマークへも移れる。
about-paris-arc = 鍵駒を置いても何も得ないが、あとでどの地区へも移れる。
about-paris-district = 鍵駒の下の価値の合計で、終了時に勝利点タイルの順位が決まる。
about-paris-lot = コストは{ $value }フラン。鍵駒が離れる場所の価値だけ安くなる。
about-paris-lot-bonus = ボーナスタイルを1枚得る。
about-paris-lot-bonus-for = さらに{ $price }フランでボーナスタイル1枚。
about-paris-lot-eight = ほかに木材{ $wood }枚を支払い、{ $vp }勝利点を得る。
about-paris-lot-token = 得るもの：{ $kind }。
about-paris-lot-taken = 鍵駒が移るまで使えない。
about-paris-lot-empty = 建築物が引かれると購入できる。
about-paris-landmark = コストは{ $value }フラン（鍵駒が離れる場所の価値だけ安くなる）と{ $cost }。名誉を支払える：{ $slots }。
about-paris-worth = { $kind } { $vp }勝利点
about-paris-count = { $kind }{ $count }枚
about-paris-vp-tile = 終了時、この地区の価値の合計が1位の人に{ $first }、2位に{ $second }、3位に{ $third }勝利点。
about-paris-vp-place = { $district }の勝利点タイルの場所
about-paris-vp-right = 地区の建築物やランドマークに4個目の鍵駒を置いた人は、まだ勝利点タイルのない地区に1枚置ける。
about-paris-stack = 手番の初めに建築物を1枚引く。その地区に置かれ、購入できるようになる。
about-paris-bonus = 価値1か2の建築物、またはフランを支払って価値3の建築物で得る。ボーナスミープルは前にだけ進む。
about-paris-bonus-gone = もう残っていない。
about-paris-held = すぐに、または持ち主のあとの手番に使える。
about-paris-used = 使用済み。
about-paris-resource = 価値8の建築物には木材、ランドマークには大理石と金が要る。
about-paris-prestige = ランドマークの同じ種類の名誉ボーナス1つにつき{ $vp }勝利点。
about-paris-end-tiles = 山がすべて空になると、1枚取ることがアクションになる。最後の1枚が取られると、ゲームは終わりに向かう。全部で：{ $tiles }。
about-paris-keys = 銀行か凱旋門に置く、または移して購入する。追加の鍵駒はボーナスタイル13と14で得る。
about-paris-francs = ボーナスタイル27がなければ、終了時の価値はない。
about-paris-meeple = ボーナストラックを前にだけ進む。
about-paris-fourth = { $district }の鍵駒：4個中{ $count }個
about-paris-sum = プレイヤー{ $player }：{ $district }の価値の合計{ $sum }
about-paris-points = 今の勝利点。終了時に地区から得る分は含まない。
about-paris-points-over = 最終得点。終了時の得点を含む。
about-paris-drawn = 引いたばかり。地区を選ぶ。

sign-grid = 円形の代わりに、並べて表示
sign-title = 記号の意味
sign-small-tour = 小ツアー
sign-bus = バス、大ツアー
sign-shop = 残りの店
sign-bag = 袋の中の店
sign-trip = 特別便
sign-lamp = 街灯
sign-chimney = 残りの煙突
sign-token = 残りのアクショントークン
sign-francs = フラン
sign-vp = 勝利点
sign-key = 鍵駒：ついたての内側＋追加
sign-beside-own = 鍵駒のある場所へ（=自分、≠ほかの人）
sign-bonus = ボーナスタイル
sign-back = ボーナストラックを戻る
sign-take = 好きなボーナスタイルを取る
sign-end = ゲーム終了タイル
sign-any-resource = 好きな資材
sign-any-prestige = 好きな名誉
sign-landmark = ランドマーク

foresee-pp-no-bus = まだバスは出ない。ラウンドは続く。
foresee-col-same = 今のところ点数は変わらない。
foresee-paris-draw = { $district }の建築物が来る。価値は次のどれか：{ $values }。
foresee-paris-sum = { $district }でのあなたの合計は{ $sum }になる（勝利点タイル：{ $prizes }）。
foresee-paris-used-now = すぐに使うと：{ $vp ->
    [0] まだ何も得られない。
   *[other] +{ $vp }勝利点
}
foresee-paris-at-end = 今のフランのままなら、終了時に{ $vp }勝利点。
foresee-paris-kept = 手元に置き、すぐに使うことも、後の手番で使うこともできる。
foresee-paris-take-use-vp = 取ってすぐに使う：+{ $vp }勝利点
foresee-paris-take-use-francs = 取ってすぐに使う：+{ $francs }フラン
foresee-paris-take-use-both = 取ってすぐに使う：+{ $francs }フラン、+{ $vp }勝利点
foresee-paris-sell-all = 残りをすべて売る：+{ $francs }フラン、+{ $vp }勝利点
foresee-paris-look = 一度見ると、取り消せない。
foresee-paris-last = 最後の1枚。このラウンドを終えたら、全員がもう1手番ずつ行う。
purse-paris-francs = { $count ->
   *[other] { $count }フラン
}
purse-paris-keys = { $count ->
   *[other] 鍵駒{ $count }個
}
purse-paris-token = { $kind }{ $count }枚
foresee-paris-pay = 残りをすべて支払う
foresee-paris-pay-tokens = トークンだけで支払い、タイルは残す
foresee-paris-prestige-tile = { $kind }を支払う（{ $source }）：+{ $vp }勝利点
foresee-paris-prestige = 合う名誉トークンを{ $count }枚支払う：+{ $vp }勝利点
