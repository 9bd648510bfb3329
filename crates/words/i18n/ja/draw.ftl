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
