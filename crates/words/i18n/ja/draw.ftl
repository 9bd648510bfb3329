# ボードの上のことば。

draw-player = プレイヤー{ $letter }
draw-points = { $player }: { $points ->
   *[other] { $points }点
}

draw-pp-board = パリ・パリの地図
draw-pp-line-black = 黒の路線
draw-pp-line-blue = 青の路線
draw-pp-line-green = 緑の路線
draw-pp-line-red = 赤の路線
draw-pp-line-orange = オレンジの路線
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = { $round }/{ $rounds }ラウンド
draw-pp-parking = 駐車場
draw-pp-tile = タイル{ $stop }、{ $line }
draw-pp-shop = { $stop }の{ $player }の店
draw-pp-supply = 残りの店{ $count ->
   *[other] { $count }軒
}
draw-pp-bag = 袋の中の店{ $count ->
   *[other] { $count }軒
}
draw-pp-bus = バスの持ち主: このラウンドの最初
draw-pp-trip = 特別便: { $line }
draw-pp-trip-hidden = 秘密の特別便
draw-pp-open-trip = 公開の特別便: { $line }

draw-col-board = 「光の都」のボード
draw-col-square = 空のマス目{ $square }
draw-col-space = マス{ $space }、{ $ground }
draw-col-orange = オレンジ
draw-col-blue = 青
draw-col-mixed = 混色
draw-col-lamp = 街灯
draw-col-lit = { $space }の街灯、照らす建物{ $count ->
   *[other] { $count }軒
}
draw-col-tile = あなたのタイル{ $tile }
draw-col-hidden-tile = 伏せたタイル
draw-col-tiles-left = 残りのタイル{ $count ->
   *[other] { $count }枚
}
draw-col-supply = 共通の場
draw-col-building = 共通の場の建物{ $building }
draw-col-reserved = { $player }の手元の建物{ $building }
draw-col-built = { $player }の建物{ $building }
draw-col-annex = 建物{ $building }の増築
draw-col-painter = { $player }の画家
draw-col-dancer = { $player }の踊り子
draw-col-fountain = { $player }の噴水
draw-col-lampadaire = { $player }の街灯
draw-col-large-lamp = { $player }の大街灯
draw-col-statue = { $player }の像
draw-col-tokens = 残りのアクショントークン{ $count ->
   *[other] { $count }枚
}
draw-col-chimneys = 残りの煙突{ $count ->
   *[other] { $count }本
}
draw-col-right-metropolitain = 一度だけ街灯を覆える
draw-col-right-chartier = 一度だけ相手の色のマスを覆える
draw-col-card-used = { $player }が使用
draw-col-card-idle = { $player }が効果なしでふさいだ
draw-col-effect-levitation = 手元の建物を場の建物と取り替え、すぐ建てる。
draw-col-effect-metropolitain = 後で建物1つが街灯を1つ覆える。
draw-col-effect-jardin = 庭園を置く。大きさ2の建物。
draw-col-effect-sacre-coeur = 手元に残る建物の減点なし。
draw-col-effect-peintre = 画家を置く: 領域の街灯1つ2点。
draw-col-effect-chartier = 後で建物1つが相手の色を1マス覆える。
draw-col-effect-bouquinistes = 自分の建物の隣に増築。大きさ+1。
draw-col-effect-lampadaire = 自分の色のマスに街灯を置く。
draw-col-effect-moulin-rouge = 踊り子を置く: 領域の空き1マス1点。
draw-col-effect-fontaine = 噴水を置く: 隣の自分の建物1軒3点。
draw-col-effect-penseur = 像を置く: 空きの辺2点、角1点。正面が空いていれば。
draw-col-effect-grande-lumiere = 大街灯を空いた街灯に置く: より遠くを照らす。
