# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = このページで問題が起きました。再読み込みしてもう一度試してください。何も失われていません。
play-all = すべて表示
play-talk = 起きたことと、手の結果
play-last-round = 最終ラウンド
play-next-round-last = 次が最終ラウンド
play-end-unused = この最後の手番でまだできること：{ $list }。終えるにはもう一度押してください。
play-still = その前にまだできること：{ $list }。
play-new = 新着
play-online = 接続中
play-away = 離席中
play-step = { $thing }：光っている場所から選んでください。
play-step-listed = { $thing }：光っている場所か下の手から選んでください。
play-step-below = { $thing }：下の手から選んでください。
play-wait = あなたの手番ではありません。
play-not-now = { $thing }：今は選べません。
play-not-with = { $thing }は、選んだものと組み合わせられません。
play-nowhere = 今はどこにも置けません。
play-settings = 設定
play-pace = 手と得点計算の速さ
play-pace-slow = ゆっくり
play-pace-usual = ふつう
play-pace-fast = 速い
play-pace-off = すぐに
play-sound = 手番になったら音を鳴らす
play-again = 新しいゲームが待っています。
play-your-turn = あなたの手番
play-if-ended = 今終われば{ $points }
play-so-far = 現在
play-as-if-over = 今ゲームが終わった場合
play-undo-sure = あなたの直前の手番とその後のすべてを取り消します。実行するにはもう一度押してください。

play-less = 閉じる
play-show-where = 選べる場所へ
play-then = 続いて：{ $prompt }
play-confirm-end = 決定して手番終了
play-undo-shown = 伏せられていたものが明らかになったため、この手は取り消せません。
