# The analysis board.

study-title = 検討ボード
study-open = ボードで検討する
study-try = この手を試す
study-best = 最善手
study-tree = 変化
study-places = 手順をたどる
study-look = 表示
study-advice = 最強のボットならこの手を選ぶ
study-ask = ボットに聞く
study-thinking = 考えています…
study-goes-on = この後の進行例
study-over = ここでゲームは終わりです。
study-read-only = 手を追加できるのは、作成者と編集用リンクを持つ人だけです。コピーは自由に変更できます。
study-copy = 自分用のコピーを作る
study-line = 変化{ $line }
study-line-name = この変化の名前
study-name = この検討の名前
study-note = この局面へのコメント
study-save = 保存
study-cut = ここから先を削除
study-cut-sure = もう一度押すと、この手とその先をすべて削除します。
study-world = 隠れた情報を配り直す
study-world-note = { $player }がここで知り得ないものをすべて入れ替え、新しい変化にします。
study-in-world = { $player }から見えない部分を配り直し
study-share-read = 閲覧用リンク
study-share-edit = 編集用リンク
study-export = テキストで書き出す
study-delete = この検討を削除
refused-study-full = この検討にはこれ以上追加できません。先に変化をいくつか削除してください。
refused-read-only = 変更できるのは、作成者と編集用リンクを持つ人だけです。
study-picture = この局面の画像（SVG）
study-renew = 編集用リンクを無効にする
study-renew-line = 新しいリンクに替わり、古いリンクでは閲覧しかできなくなります。
study-motion = 最後の手の動く画像（SVG）
replay-all-open = すべて公開
replay-seen-by = { $player }に見えていたもの
embed-title = ほかのページに表示する
embed-line = そのページを読む人は、ここのアカウントがなくても対局を1手ずつ見ることができます。
embed-code = ページに貼るコード
embed-withdraw-line = 以後はどのページにも表示されません。検討の編集用リンクも無効になります。
embed-withdraw = コードを無効にする
embed-allow-line = 対局はあなたの棋譜として保存され、ほかのページの枠の中に表示するコードが作られます。プレイヤーの名前も表示されます。
embed-allow = 許可する
embed-open = Lutèceで開く
reason-ahead-played = 実際の手と比べて、終局時のリードが{ $points }点。
reason-ahead-others = ここに示したほかの手と比べて、終局時のリードが{ $points }点。
reason-behind-first = 1の手と比べて、終局時のリードが{ $points }点。
reason-more = { $who_is ->
    [you] あなた
   *[other] { $who }
}の得点は{ $points }点増えます：{ $lines }。
reason-less = { $who_is ->
    [you] あなた
   *[other] { $who }
}の得点は{ $points }点減ります：{ $lines }。
reason-rest = その他 { $points }
reason-even-played = 得点からは理由が分かりません。ざっと終局まで進めると、どちらの手もほぼ同じ結果です。より先まで読むと、この手のほうが多く勝ちます。
reason-even-others = 得点からは理由が分かりません。ざっと終局まで進めると、どの手もほぼ同じ結果です。より先まで読むと、この手が最も多く勝ちます。
reason-even-first = 終局時の得点は1の手とほぼ同じです。
reason-against = 得点からは理由が分かりません。ざっと終局まで進めると、かえって悪い結果になります（リード{ $points }点）。より先まで読むと、この手のほうが多く勝ちます。
reason-against-first = ざっと終局まで進めると1の手より良い結果になりますが（リード{ $points }点）、より先まで読むと勝つ回数は少なくなります。
reason-expected = 先まで読んだ結果では、リードが{ $points }点と見込まれます。
