# Help in play against bots.

help-hint = ヒント
help-best = 最強のボットならこの手を選びます（％は勝つ見込み）
help-warning = は悪手です：勝つ見込みが約{ $percent }%下がります。
help-heed = 取り消す
help-anyway = それでもこの手にする
help-coach = コーチ
help-coach-line = 悪手を選ぶ前に警告します。
help-had = { $player }：ヒント{ $hints }回、取り消した手{ $moves }手
new-hints = ヒント：最強のボットならどの手を選ぶかを聞けます
new-hints-line = ボットだけを相手に一人で遊ぶ場合に限ります。この対局はだれのレーティングにも影響しません。
refused-no-hints = ここではヒントを使えません。ヒントを許可したテーブルで、ボットだけを相手に一人で遊ぶ場合に限ります。
