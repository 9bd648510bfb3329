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

draw-col-board = 「光の都」のボード
draw-col-square = 空のマス目{ $square }
draw-col-space = マス{ $space }、{ $ground }
draw-col-orange = オレンジ
draw-col-blue = 青
draw-col-mixed = 混色
draw-col-lamp = 街灯
draw-col-lit = { $space }の街灯、照らす建物{ $count ->
   *[other] { $count }軒
}
draw-col-tile = あなたのタイル{ $tile }
draw-col-hidden-tile = 伏せたタイル
draw-col-tiles-left = 残りのタイル{ $count ->
   *[other] { $count }枚
}
draw-col-supply = 共通の場
draw-col-building = 共通の場の建物{ $building }
draw-col-reserved = { $player }の手元の建物{ $building }
draw-col-built = { $player }の建物{ $building }
draw-col-annex = 建物{ $building }の増築
draw-col-painter = { $player }の画家
draw-col-dancer = { $player }の踊り子
draw-col-fountain = { $player }の噴水
draw-col-lampadaire = { $player }の街灯
draw-col-large-lamp = { $player }の大街灯
draw-col-statue = { $player }の像
draw-col-tokens = 残りのアクショントークン{ $count ->
   *[other] { $count }枚
}
draw-col-chimneys = 残りの煙突{ $count ->
   *[other] { $count }本
}
draw-col-right-metropolitain = 一度だけ街灯を覆える
draw-col-right-chartier = 一度だけ相手の色のマスを覆える
draw-col-card-used = { $player }が使用
draw-col-card-idle = { $player }が効果なしでふさいだ
draw-col-effect-levitation = 手元の建物を場の建物と取り替え、すぐ建てる。
draw-col-effect-metropolitain = 後で建物1つが街灯を1つ覆える。
draw-col-effect-jardin = 庭園を置く。大きさ2の建物。
draw-col-effect-sacre-coeur = 手元に残る建物の減点なし。
draw-col-effect-peintre = 画家を置く: 領域の街灯1つ2点。
draw-col-effect-chartier = 後で建物1つが相手の色を1マス覆える。
draw-col-effect-bouquinistes = 自分の建物の隣に増築。大きさ+1。
draw-col-effect-lampadaire = 自分の色のマスに街灯を置く。
draw-col-effect-moulin-rouge = 踊り子を置く: 領域の空き1マス1点。
draw-col-effect-fontaine = 噴水を置く: 隣の自分の建物1軒3点。
draw-col-effect-penseur = 像を置く: 空きの辺2点、角1点。正面が空いていれば。
draw-col-effect-grande-lumiere = 大街灯を空いた街灯に置く: より遠くを照らす。

draw-paris-board = 「パリ」のボード
draw-paris-arc = 凱旋門
draw-paris-district = { $district }地区
draw-paris-bank = { $district }の銀行: { $francs ->
   *[other] { $francs }フラン
}
draw-paris-place = { $district } { $value }: { $type }
draw-paris-empty = 建築物なし
draw-paris-landmark = { $landmark }、価値{ $value }、共通サプライ
draw-paris-landmark-in = { $landmark }、価値{ $value }、{ $district }
draw-paris-bakery = パン屋
draw-paris-bookshop = 書店
draw-paris-cafe = カフェ
draw-paris-hotel = ホテル
draw-paris-residence = 住居
draw-paris-theatre = 劇場
draw-paris-wood = 木材
draw-paris-marble = 大理石
draw-paris-gold = 金
draw-paris-bronze = 名誉（銅）
draw-paris-silver = 名誉（銀）
draw-paris-gold-prestige = 名誉（金）
draw-paris-francs = { $count ->
   *[other] { $count }フラン
}
draw-paris-vp = { $count }勝利点
draw-paris-landmarks = ランドマーク
draw-paris-vp-tiles = 勝利点タイル
draw-paris-vp-tile = 勝利点タイル{ $first }、{ $second }、{ $third }
draw-paris-market = 資材と値段
draw-paris-resource = { $kind }: サプライ{ $count }、購入{ $buy }、売却{ $sell }フラン
draw-paris-prestige = { $kind }: 売却{ $sell }フラン
draw-paris-reminders = 購入で得るもの
draw-paris-reminder = 価値1と2: ボーナスタイル1枚。価値3: { $price }フランでボーナスタイル1枚。価値8: 木材{ $wood }を支払い{ $vp }勝利点。ランドマーク: 名誉で勝利点
draw-paris-stack = 山{ $stack }: { $count ->
   *[other] { $count }枚
}、次は{ $district }
draw-paris-stack-empty = 山{ $stack }は空
draw-paris-track = ボーナストラック
draw-paris-meeple = { $player }のボーナスミープル
draw-paris-bonus = ボーナスタイル{ $number }: { $effect }
draw-paris-effect-flat = { $francs ->
   *[other] { $francs }フラン
}と{ $vp }勝利点
draw-paris-effect-resource = { $kind }として使える
draw-paris-effect-per-building = 価値{ $value }の建築物1軒につき{ $vp }勝利点
draw-paris-effect-any-prestige = 好きな名誉{ $count }個として使える
draw-paris-effect-any-resource = 好きな資材{ $count ->
   *[other] { $count }個
}として使える
draw-paris-effect-beside-own = 自分の鍵駒がある場所にも移れる
draw-paris-effect-beside-other = 他人の鍵駒がある場所にも移れる
draw-paris-effect-key = { $price ->
   *[other] { $price }フラン
}で予備の鍵駒を得る
draw-paris-effect-take-any = トラックの好きなボーナスタイルを取る
draw-paris-effect-per-unused = ほかの未使用ボーナスタイル1枚につき{ $vp }勝利点
draw-paris-effect-prestige-pairs = 返した同じ名誉2個1組につき{ $vp }勝利点
draw-paris-effect-resource-pairs = 返した同じ資材2個1組につき{ $vp }勝利点
draw-paris-effect-back = 1～5枚分戻り、そのタイルを取る
draw-paris-effect-francs-at-end = 終了時1フランにつき1勝利点
draw-paris-effect-per-landmark = 自分のランドマーク1つにつき{ $vp }勝利点
draw-paris-effect-types = 場所の種類4、5、6、7で{ $four }、{ $five }、{ $six }、{ $seven }勝利点
draw-paris-end-tiles = ゲーム終了タイル残り{ $count ->
   *[other] { $count }枚
}
draw-paris-held-end-tiles = ついたての内側のゲーム終了タイル{ $count ->
   *[other] { $count }枚
}
draw-paris-end-tile = ゲーム終了タイル: { $tile }
draw-paris-keys = 手元の鍵駒、予備{ $reserve }
draw-paris-tokens = { $kind }: { $count }
draw-paris-retired = 引退
