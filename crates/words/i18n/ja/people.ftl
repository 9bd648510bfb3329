# 人と人：アカウントとその印、通報、管理者の机。

people-account = アカウントあり

report-menu = メッセージや名前を通報する
report-title = 管理者に通報
report-line = ここで選んだものは今のままの形で、通報者があなたであることとともに、このサイトの管理者に伝わります。ほかの人には見えません。
report-what = 何についてですか
report-name = 名前「{ $name }」
report-reason = 何が問題ですか（任意）
report-send = 通報する
report-nothing = ここではほかに誰も発言していません。
report-thanks = ありがとうございます。管理者が確認します。
report-back = テーブルに戻る

admin-title = 管理
admin-done-mute = { $name } さんの発言を止めました。
admin-done-unmute = { $name } さんの発言を許可しました。
admin-done-ban = { $name } さんのアカウントを停止しました。もうログインできません。
admin-done-unban = { $name } さんのアカウントの停止を解除しました。
admin-done-rename = アカウントの名前を { $name } に変えました。テーブルでの名前も変わります。
admin-done-remove-table = テーブルを削除しました。
admin-done-rotate-key = 新しい鍵を作りました。
admin-done-close-report = 通報を対応済みにしました。
admin-reports = 通報
admin-reports-none = 未対応の通報はありません。
admin-reports-closed = 対応済みの通報
admin-report-name = 名前そのものが通報されました。
admin-report-reason = 理由
admin-report-guest = ゲストです。テーブルは削除できますが、アカウントはありません。
admin-report-close = 対応済みにする
admin-report-closed = { $name } が対応済みにしました
admin-account = アカウント
admin-account-find = 調べる
admin-account-since = 登録日時
admin-is-fine = 特記事項なし
admin-is-muted = 発言停止中
admin-is-banned = 利用停止中
admin-is-operator = 管理者
admin-mute = 発言を止める
admin-unmute = 発言を許可する
admin-ban = アカウントを停止する
admin-unban = 停止を解除する
admin-reset = 新しいパスワードへのリンク
admin-reset-line = このリンクを { $name } さんに渡してください。24時間以内に1回だけ使えます。
admin-rename = 名前を変える
admin-rename-to = 新しい名前
admin-table = テーブル
admin-table-which = そのアドレス
admin-table-sure = はい、このテーブルのゲームとチャットを完全に消します。
admin-table-remove = 完全に削除する
admin-key = 鍵
admin-key-line = クッキーとリンクは鍵で署名されています。誰かに見られたおそれがあるときは、新しい鍵を作ってください。
admin-key-grace = 古い鍵が有効な残り日数
admin-key-rotate = 新しい鍵を作る

refused-too-many-bots = ボットだけで対戦しているあなたのテーブルが十分にあります。まずそのうちの1つを最後まで観戦してください。
refused-nothing-to-report = そのようなメッセージや名前はありません。
refused-reported-before = すでに通報済みです。
refused-reported-enough = 今日はここまでです。通報の内容は管理者に届いています。
refused-no-account = その名前のアカウントはありません。
refused-operator = 管理者のアカウントは「lutece admin」コマンドで管理します。

refused-rated = これはレーティング対象の対局なので、ボットは変更できません。
