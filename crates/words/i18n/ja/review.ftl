# The review of a finished game.

review-title = 対局の検討
review-judge-nodes = すべての手を、その時その席から分かることだけで{ $judge }が1手につき{ $nodes }回の探索で評価しました。
review-judge-time = すべての手を、その時その席から分かることだけで{ $judge }が1手につき{ $millis }ミリ秒で評価しました。
review-win = 手ごとの勝率
review-points = 手ごとの得点
review-player = プレイヤー
review-accuracy = 正確さ
review-lost = 判断で失った勝率
review-luck = 運
review-score = 最終得点
review-turning = 勝負の分かれ目
review-no-turning = このゲームには大きく損をした手はありませんでした。
review-made = { $who }の手：{ $move }
review-loss = 勝率を{ $loss }%失いました（{ $grade }）
review-better = より良い手：{ $move }
review-line = その後の展開の例：{ $line }
review-own = 実際の手と比べた自分の得点：{ $changes }
review-others = ほかの人の得点：{ $changes }
review-unsure = もう一度調べると、この手の評価は変わりました。
review-luck-decided = { $who }の判断は勝者より優れていました。運が勝敗を分けました。
review-all-moves = すべての手
review-grade-best = 最善手
review-grade-good = 好手
review-grade-inaccurate = 緩手
review-grade-mistake = 疑問手
review-grade-blunder = 悪手
