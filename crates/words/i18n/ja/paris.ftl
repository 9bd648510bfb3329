# パリ: ルールからのことば。

paris-prompt-draw = いずれかの山から建築物を引いてください。
paris-prompt-place = 引いた建築物（{ $type }、価値{ $value }）を置く地区を選んでください。
paris-prompt-action = アクション：鍵駒を置くか、移して購入してください。
paris-prompt-action-end-tiles = アクション：鍵駒を置くか、移して購入するか、ゲーム終了タイルを取ってください。
paris-prompt-action-last = アクション：鍵駒を置くか、移して購入するか、ゲームから離脱してください。
paris-prompt-end-tile = ゲーム終了タイルを1枚選んでください。
paris-prompt-pay = { $kind }を何で支払いますか？
paris-prompt-prestige = { $landmark }の名誉ボーナスに名誉を支払うか、スキップしてください。
paris-prompt-bonus = トラックの先のボーナスタイルを取るか、スキップしてください。
paris-prompt-bonus-price = { $price ->
   *[other] { $price }フラン
}で、トラックの先のボーナスタイルを取るか、スキップしてください。
paris-prompt-vp-tile = 4個目の鍵駒です。勝利点タイルを地区に置くか、スキップしてください。
paris-prompt-free = 必要なら購入・売却やタイルの使用をし、手番を終えてください。
paris-prompt-over = ベル・エポックは終わりました。

paris-say-draw = 山{ $stack }から引く
    .log = { $who }が山{ $stack }から引きました。
paris-say-place = { $district }に置く
    .log = { $who }が建築物の地区に{ $district }を選びました。
paris-say-key-arc = 凱旋門に鍵駒を置く
    .log = { $who }が凱旋門に鍵駒を置きました。
paris-say-key-bank = { $district }の銀行に鍵駒を置く：+{ $francs ->
   *[other] { $francs }フラン
}
    .log = { $who }が{ $district }の銀行に鍵駒を置きました。
paris-say-buy-building = { $district }の価値{ $value }の建築物を{ $francs ->
   *[other] { $francs }フラン
}で購入（{ $spent ->
    [0] { $from }
   *[other] 価値{ $spent }の鍵駒
}）
    .log = { $who }が{ $district }の価値{ $value }の建築物を購入しました。
paris-say-buy-building-with = ボーナスタイル{ $number }を使い{ $district }の価値{ $value }の建築物を{ $francs ->
   *[other] { $francs }フラン
}で購入（{ $spent ->
    [0] { $from }
   *[other] 価値{ $spent }の鍵駒
}）
    .log = { $who }がボーナスタイル{ $number }を使い{ $district }の価値{ $value }の建築物を購入しました。
paris-say-buy-landmark = { $district }の{ $landmark }を{ $francs ->
   *[other] { $francs }フラン
}で購入（{ $spent ->
    [0] { $from }
   *[other] 価値{ $spent }の鍵駒
}）
    .log = { $who }が{ $district }の{ $landmark }を購入しました。
paris-say-buy-landmark-with = ボーナスタイル{ $number }を使い{ $district }の{ $landmark }を{ $francs ->
   *[other] { $francs }フラン
}で購入（{ $spent ->
    [0] { $from }
   *[other] 価値{ $spent }の鍵駒
}）
    .log = { $who }がボーナスタイル{ $number }を使い{ $district }の{ $landmark }を購入しました。
paris-say-look = ゲーム終了タイルを見て1枚取る
    .log = { $who }がゲーム終了タイルを見ました。
paris-say-end-tile = ゲーム終了タイルを取る
    .log = { $who }がゲーム終了タイルを取りました。
paris-say-take-end-vp = このゲーム終了タイルを取る：{ $vp ->
   *[other] { $vp }勝利点
}
    .log = { $who }がゲーム終了タイルを取りました：{ $vp ->
       *[other] { $vp }勝利点
    }。
paris-say-take-end-francs = このゲーム終了タイルを取る：{ $francs ->
   *[other] { $francs }フラン
}
    .log = { $who }がゲーム終了タイルを取りました：{ $francs ->
       *[other] { $francs }フラン
    }。
paris-say-take-end-kind = このゲーム終了タイルを取る：{ $kind }
    .log = { $who }がゲーム終了タイルを取りました：{ $kind }。
paris-say-retire = 離脱する（以後の手番なし）
    .log = { $who }がゲームから離脱しました。
paris-say-pay = { $kind }を{ $source }で支払う
    .log = { $who }が{ $kind }を{ $source }で支払いました。
paris-say-prestige = { $kind }を支払う（{ $source }）
    .log = { $who }が{ $kind }を支払いました（{ $source }）。
paris-say-bonus = ボーナスタイル{ $number }を取る
    .log = { $who }がボーナスタイル{ $number }を取りました。
paris-say-vp-tile = 勝利点タイル{ $prize }を{ $district }に置く
    .log = { $who }が勝利点タイル{ $prize }を{ $district }に置きました。
paris-say-buy = { $kind }を{ $francs ->
   *[other] { $francs }フラン
}で購入
    .log = { $who }が{ $kind }を購入しました。
paris-say-sell = { $kind }（{ $source }）を{ $francs ->
   *[other] { $francs }フラン
}で売却
    .log = { $who }が{ $kind }（{ $source }）を売却しました。
paris-say-use = ボーナスタイル{ $number }を使う
    .log = { $who }がボーナスタイル{ $number }を使いました。
paris-say-take-any = ボーナスタイル17でタイル{ $number }を取る
    .log = { $who }がボーナスタイル17でタイル{ $number }を取りました。
paris-say-back = ボーナスタイル25でタイル{ $number }まで戻る
    .log = { $who }がボーナスタイル25でタイル{ $number }まで戻りました。
paris-say-pairs-prestige = ボーナスタイル23を使い2枚組を支払う（銅{ $bronze }、銀{ $silver }、金{ $gold }）
    .log = { $who }がボーナスタイル23を使いました。
paris-say-pairs-resources = ボーナスタイル24を使い2枚組を支払う（木材{ $wood }、大理石{ $marble }、金{ $gold }）
    .log = { $who }がボーナスタイル24を使いました。
paris-say-use-end-vp = ゲーム終了タイルを使う：+{ $vp ->
   *[other] { $vp }勝利点
}
    .log = { $who }がゲーム終了タイルを使いました：{ $vp }勝利点。
paris-say-use-end-francs = ゲーム終了タイルを使う：+{ $francs ->
   *[other] { $francs }フラン
}
    .log = { $who }がゲーム終了タイルでフランを得ました。
paris-say-use-end-kind = ゲーム終了タイルを{ $kind }として使う
    .log = { $who }がゲーム終了タイルを{ $kind }として使いました。
paris-say-skip-action = できるアクションなし：次へ
    .log = { $who }にできるアクションはありません。
paris-say-skip = スキップ
    .log = { $who }がスキップしました。
paris-choice-building = 価値{ $value }の建築物
paris-choice-landmark = { $landmark }
paris-say-end = 手番を終える
    .log = { $who }が手番を終えました。

paris-event-built = { $seat }が{ $district }に建築物を置きました：{ $type }、価値{ $value }。
paris-event-homeless = { $seat }は置く場所がない建築物を取り除きました：{ $type }、価値{ $value }。
paris-event-key-bank = { $seat }が{ $district }の銀行に鍵駒を置きました。
paris-event-key-arc = { $seat }が凱旋門に鍵駒を置きました。
paris-event-landmark-added = { $seat }が{ $district }に{ $landmark }を加えました。
paris-event-bought-building = { $seat }が{ $district }の価値{ $value }の建築物を購入しました。
paris-event-bought-landmark = { $seat }が{ $district }の{ $landmark }を購入しました。
paris-event-token = { $seat }がトークンを得ました：{ $kind }。
paris-event-paid = { $seat }が{ $kind }を支払いました（{ $source }）。
paris-event-filled = { $seat }が{ $kind }を支払いました（{ $source }）。
paris-event-returned = { $seat }が{ $pairs ->
   *[other] { $pairs }組
}を支払いました：{ $kind }。
paris-event-bonus-taken = { $seat }がボーナスタイル{ $number }を取りました。
paris-event-bonus-spent = { $seat }がボーナスタイル{ $number }を使いました。
paris-event-key-gained = { $seat }が追加の鍵駒を得ました。
paris-event-vp-tile = { $seat }が勝利点タイル{ $prize }を{ $district }に置きました。
paris-event-looked = { $seat }がゲーム終了タイルを見ました。
paris-event-end-tile = { $seat }がゲーム終了タイルを取りました。残り{ $left }枚。
paris-event-skipped = { $seat }にできるアクションはありません。
paris-event-retired = { $seat }がゲームから離脱しました。
paris-event-last-round = 最後のラウンドです。
paris-event-over = ゲーム終了。地区の得点計算です。

paris-event-francs-bank = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を獲得：{ $district }の銀行。
paris-event-francs-building = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を支払い：{ $district }の価値{ $value }の建築物。
paris-event-francs-landmark = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を支払い：{ $landmark }。
paris-event-francs-bonus-price = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を支払い：ボーナスタイルの代金。
paris-event-francs-sold = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を獲得：{ $kind }（{ $source }）を売却。
paris-event-francs-bought = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を支払い：{ $kind }を購入。
paris-event-francs-tile = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を獲得：ボーナスタイル{ $number }。
paris-event-francs-key = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を支払い：ボーナスタイル{ $number }で鍵駒。
paris-event-francs-end-tile = { $seat }が{ $amount ->
   *[other] { $amount }フラン
}を獲得：ゲーム終了タイル。

paris-event-vp-eight = { $seat }が{ $amount ->
   *[other] { $amount }勝利点
}を獲得：{ $district }の価値8の建築物。
paris-event-vp-slot = { $seat }が{ $amount ->
   *[other] { $amount }勝利点
}を獲得：{ $landmark }の{ $kind }。
paris-event-vp-bonus = { $seat }が{ $amount ->
   *[other] { $amount }勝利点
}を獲得：ボーナスタイル{ $number }。
paris-event-vp-end-tile = { $seat }が{ $amount ->
   *[other] { $amount }勝利点
}を獲得：ゲーム終了タイル。
paris-event-vp-district = { $seat }が{ $amount ->
   *[other] { $amount }勝利点
}を獲得：{ $district }で{ $place }位。

paris-score-eights = 価値8の建築物
paris-score-prestige = ランドマークの名誉
paris-score-bonus = ボーナスタイル{ $number }{ $number ->
    [6] （建築物）
    [11] （建築物）
    [15] （建築物）
    [18] （建築物）
    [26] （建築物）
    [28] （建築物）
    [20] （未使用タイル）
    [23] （名誉の組）
    [24] （資材の組）
    [27] （フラン）
    [29] （ランドマーク）
    [30] （建築物の種類）
   *[other] {""}
}
paris-score-end-tiles = ゲーム終了タイル
paris-score-district = { $district }地区
paris-feat-turn = 1手番での最多勝利点
paris-feat-districts = 1局で1位を取った地区の最多数
paris-feat-landmarks = 1局で購入したランドマークの最多数
paris-feat-tiles = 1局で取ったボーナスタイルの最多数

paris-refusal-other-step = 今はそれを行えません。
paris-refusal-stack-empty = この山は空です。
paris-refusal-value-taken = この地区ではその価値が埋まっています。
paris-refusal-type-taken = この地区には同じ種類の建築物があります。
paris-refusal-no-key = ついたての内側に鍵駒がありません。
paris-refusal-stand-taken = そこにはもう自分の鍵駒があります。
paris-refusal-no-key-there = そこに自分の鍵駒はありません。
paris-refusal-other-district = そこからは同じ地区の中しか移れません。
paris-refusal-not-higher = 移る先の建築物やランドマークは、より高い価値でなければなりません。
paris-refusal-not-built = まだ建築物がありません。
paris-refusal-no-such-landmark = そのランドマークはありません。
paris-refusal-landmark-elsewhere = このランドマークは別の地区にあります。
paris-refusal-landmark-too-low = 加えるランドマークは前のものより高い価値でなければなりません。
paris-refusal-occupied = そこには鍵駒があります。
paris-refusal-tile-not-needed = それにタイルは必要ありません。
paris-refusal-tile-does-not-serve = このタイルはそこでは使えません。
paris-refusal-no-tile = そのタイルを持っていません。
paris-refusal-no-francs = フランが足りません。
paris-refusal-no-resources = 資材が足りません。
paris-refusal-stacks-not-empty = ゲーム終了タイルは山がなくなってからです。
paris-refusal-no-end-tile = そのゲーム終了タイルはありません。
paris-refusal-look-first = 先にゲーム終了タイルを見て、それから1枚選んでください。
paris-refusal-too-early-to-retire = 離脱はゲーム終了タイルがなくなってからです。
paris-refusal-action-possible = できるアクションがあるので、飛ばせません。
paris-refusal-not-asked = 今はそのように支払うものはありません。
paris-refusal-no-source = それを持っていません。
paris-refusal-needed-elsewhere = 残りの支払いに必要です。
paris-refusal-no-slot = その名誉ボーナスはもう使えません。
paris-refusal-number-taken = その番号のタイルはもう取りました。
paris-refusal-none-left = その番号のタイルは残っていません。
paris-refusal-passed = ボーナスミープルはそのタイルをもう通り過ぎました。
paris-refusal-too-far-back = 戻りすぎです。
paris-refusal-no-vp-tile = その勝利点タイルはもうありません。
paris-refusal-district-has-tile = この地区にはもう勝利点タイルがあります。
paris-refusal-prestige-not-for-sale = 名誉は購入できません。
paris-refusal-supply-empty = 共通サプライにありません。
paris-refusal-sold-as-best = このタイルはいちばん高い種類として売却します。
paris-refusal-no-effect = 効果がありません。
paris-refusal-no-pairs = その組はありません。
paris-refusal-counts-as-token = このタイルは支払いや売却で使います。
paris-refusal-used-with-key = このタイルは鍵駒を移すときに使います。
paris-refusal-only-at-end = このタイルはゲーム終了時に働きます。

paris-kind-wood = 木材
paris-kind-marble = 大理石
paris-kind-gold = 金
paris-kind-bronze = 名誉（銅）
paris-kind-silver = 名誉（銀）
paris-kind-gold-prestige = 名誉（金）
paris-type-bakery = パン屋
paris-type-bookshop = 書店
paris-type-cafe = カフェ
paris-type-hotel = ホテル
paris-type-residence = 住居
paris-type-theatre = 劇場
paris-type-butcher = 肉屋
paris-type-cinema = 映画館
paris-type-fashion-house = 洋装店
paris-type-florist = 花屋
paris-type-gallery = 画廊
paris-type-library = 図書館
paris-type-market = 市場
paris-type-museum = 博物館
paris-type-pharmacy = 薬局
paris-type-school = 学校
paris-type-shop = 商店
paris-type-wine-shop = ワイン店
paris-from-arc = 凱旋門の鍵駒
paris-from-bank = 銀行の鍵駒
paris-source-token = トークン
paris-source-tile2 = ボーナスタイル2
paris-source-tile3 = ボーナスタイル3
paris-source-tile4 = ボーナスタイル4
paris-source-tile8 = ボーナスタイル8
paris-source-tile10 = ボーナスタイル10
paris-source-tile19 = ボーナスタイル19
paris-source-tile21 = ボーナスタイル21
paris-source-endtile = ゲーム終了タイル
