# パリ・パリ: ルールからのことば。

pp-line-black = 黒
pp-line-blue = 青
pp-line-green = 緑
pp-line-red = 赤
pp-line-orange = オレンジ

pp-prompt-open = 第{ $round }ラウンド（全{ $rounds }ラウンド）：タイルを選び、その停留所に店を開いてください。
pp-prompt-over = バスは車庫に戻りました。

pp-say-open = { $stop }：店を開く（{ $line }のタイル）
    .log = { $who }が{ $line }のタイルで{ $stop }に店を開きました。
pp-say-replace = { $stop }：自分の店を建て直す（{ $line }のタイル）
    .log = { $who }が{ $line }のタイルで{ $stop }の自分の店を建て直しました。
pp-say-displace = { $stop }（{ $line }）：{ $seat }の店を立ち退かせる
    .log = { $who }が{ $line }のタイルで{ $stop }の{ $seat }の店を立ち退かせ、店を開きました。

pp-choice-stop = { $stop }

pp-refused-over = ゲームは終わりました。
pp-refused-no-such-stop = { $stop }という停留所はありません。
pp-refused-not-on-line = { $stop }は{ $line }の路線にありません。
pp-refused-not-in-round = { $stop }の{ $line }のタイルはこのラウンドに出ていません。
pp-refused-whose-shop = { $stop }に空きがありません。だれの店が立ち退くか選んでください。
pp-refused-no-choice = { $stop }では立ち退く店を選べません。
pp-refused-no-shop-of = { $seat }の店は{ $stop }にありません。

pp-event-opened = { $seat }が{ $stop }に店を開きました。
pp-event-replaced = { $seat }が{ $stop }の自分の店を建て直しました。
pp-event-bagged = { $seat }が{ $stop }の{ $owner }の店を立ち退かせました。店は袋に入りました。
pp-event-returned = { $seat }が{ $stop }の{ $owner }の店を立ち退かせました。店は持ち主の手元に戻りました。
pp-event-small-tour = { $stop }への小ツアー（残ったのは{ $line }のタイル）。
pp-event-small-tour-nearest = { $distance ->
   *[other] { $stop }への小ツアー（残ったのは{ $line }のタイル）：店がないので、{ $distance }つ先の最寄りの店へ。
}
pp-event-small-tour-nobody = { $stop }への小ツアー（残ったのは{ $line }のタイル）：路線に店がなく、得点なし。
pp-event-parked = { $stop }の{ $line }のタイルを駐車場へ。
pp-event-grand-tour = { $line }の路線の大ツアー！
pp-event-special-trip = { $seat }の特別便、{ $line }の路線。
pp-event-open-trip = 公開の特別便、{ $line }の路線。
pp-event-bag = { $points ->
   *[other] 袋の中の店は{ $seat }が最多：{ $points }点。
}
pp-event-bag-nobody = 袋の中で単独最多の人はいません。
pp-event-round = 第{ $round }ラウンド開始。スタートプレイヤーは{ $seat }。

pp-point-here = { $seat } +1：{ $stop }の店。
pp-point-nearest = { $distance ->
   *[other] { $seat } +1：{ $to }から{ $distance }つ目、{ $stop }の店。
}
pp-point-crossing = { $seat } +1：交差点{ $stop }の店。
pp-point-next-to = { $seat } +1：{ $crossing }の隣、{ $stop }の店。

pp-score-small-tours = 小ツアー
pp-score-grand-tours = 大ツアー
pp-score-special-trips = 特別便
pp-score-bag = 袋
pp-feat-tour-points = 1回のツアーでの最多得点
pp-feat-tour-stops = 最長のツアー（得点した停留所の数）
pp-feat-displaced = 1局で立ち退かせた店の最多数
