# 時間：数え方と時計の表示。

time-title = 持ち時間
time-none = 時計なし
time-none-line = 好きなだけ考えられます。2分間手がなければ、ボットに代わってもらえます。
time-live = リアルタイム
time-live-line = ゲーム全体の持ち時間が決まっていて、手番ごとに数秒が加わります。
time-slow = 数日かけて
time-slow-line = 手番ごとの日数が決まっています。超えた分は予備から減ります。休暇中は時計が止まります。
time-minutes = 1人あたりの分数
time-increment = 手番ごとに加わる秒数
time-days = 手番ごとの日数
time-bank = 予備の日数
time-vacation = 休暇の日数
time-lapse = 時間が切れた人は
time-lapse-lose = 負けになる
time-lapse-bot = ボットが代わりに続ける
time-pace = { $short }。時間が切れた人は{ $lapse ->
    [bot] ボットに交代します
   *[lose] 負けになります
}。
time-live-short = { $minutes }分＋{ $increment }秒
time-slow-short = 1手番{ $days }日
time-left = { $days }日{ $hours }時間
time-of = 残り時間：{ $player }
time-late = { $player }は時間切れです。
time-away = 休暇中
time-vacation-go = 休暇に入る
time-vacation-back = 休暇から戻る
time-vacation-left = 休暇は残り{ $left }です。自分の手番の間だけ減り、次の手を行うと終わります。

refused-no-vacation = ここでは休暇が取れないか、使い切っています。
