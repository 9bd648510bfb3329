# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = このページで問題が起きました。再読み込みしてもう一度試してください。何も失われていません。
