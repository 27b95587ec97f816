### The Penguin Ultimatum：名前、出来事、理由

game-name = The Penguin Ultimatum
    .lang = en
game-designer = Jim Doherty
game-blurb = 氷山の上の宴会です。パフォーマーのまわりにペンギンを座らせ、ショーを楽しみそうなペンギンを招き、親戚どうしは離しましょう。

option-iceberg = 氷山
option-iceberg-help = 宴会の広さ。
option-iceberg-standard = 標準：9 × 9
option-iceberg-small = 小さい：横9、縦7
option-iceberg-large = 大きい：11 × 11
option-fixed-setup = 決まった準備
option-fixed-setup-help = 最初のパフォーマーは、動物もショーもすべて違います。
option-fixed-setup-off = なし：出た順に
option-fixed-setup-on = あり：すべて違う
option-starter = 最初の番
option-starter-help = 「いちばん背の低い人」には全員の身長が必要です。なければ運で決まります。
option-starter-random = だれでも、運で
option-starter-shortest = いちばん背の低い人
option-height = 身長（cm）
option-height-help = 最後の同点を決めます。いちばん背の低い人から始めるときはその順番も決めます。なくてもかまいません。

zone-iceberg = 氷山
zone-entertainers = 次のパフォーマー
zone-penguins = ペンギンの山札
zone-performance = { $name }の好きなショー
zone-held = { $name }のパフォーマー
zone-supply = { $name }の石
zone-hand = { $name }の手札

place-iceberg = { $letter }{ $row }

face-penguin = { $family ->
    [green] 緑
    [brown] 茶
    [red] 赤
   *[blue] 青
}の{ $form ->
    [juggling] ジャグリング
    [acrobatics] アクロバット
    [dance] ダンス
   *[music] 音楽
}{ $number }
face-entertainer = { $form ->
    [juggling] ジャグリング
    [acrobatics] アクロバット
    [dance] ダンス
   *[music] 音楽
}の{ $animal ->
    [sheep] ヒツジ
    [kangaroo] カンガルー
    [seal] アザラシ
   *[bear] クマ
}
face-performance = { $form ->
    [juggling] ジャグリング
    [acrobatics] アクロバット
    [dance] ダンス
   *[music] 音楽
}
face-curtain = 幕
face-stone = 石{ $number }
face-hidden = 伏せたカード

field-penguins = 64羽のペンギン
field-entertainers = 16のパフォーマー
field-performances = 好きなショー
heap-performance = { $name }の好きなショー
heap-entertainers = パフォーマー（出る順）
heap-pile = ペンギンの山札（引く順）

order-family = 家族順
order-form = ショー順
order-value = 数字順
order-drawn = 引いた順

event-seated = { $name }は10点と石{ $stones }個で始め、{ $card }を集めます。
event-laid = { $cell }に{ $card }があります{ $turned ->
    [1] （逆向き）
   *[0] {""}
}。
event-turned-up = 次のパフォーマーは{ $card }です。山札は残り{ $left }枚です。
event-pile-empty = 山札の最後のパフォーマーでした。
event-dealt = { $name }にペンギンが{ $count }羽配られます。
event-dealt-secret = { $name }に{ $cards }が配られます。
event-starts = { $name }から始めます。
event-placed = { $name }が{ $card }を{ $cell }に置きます。
event-penalty = { $name }は{ $value }点失います。{ $card }が同じ一族の{ $kin_cards }の隣にいます。
event-given-up = { $name }は{ $card }を手放し、{ $kin_cards }の罰{ $value }点をまぬがれます。
event-stone-set = { $name }が{ $cell }の{ $card }を招きます。石は残り{ $left }個です。
event-stone-moved = { $name }が石を{ $source }から{ $cell }の{ $card }に移します。
event-stayed = { $name }は石を動かしません。
event-performs = { $cell }で{ $card }のショーが始まります。
event-fun = { $name }の客、{ $cell }の{ $card }が{ $entertainer_card }を楽しみます（{ $by ->
    [family] 一族の好きな動物
    [form] 好きなショー
   *[both] 一族の好きな動物で、好きなショー
}）。{ $value }点です。
event-took = { $name }が{ $card }を取ります。これほど少ない得点（{ $value }）はほかにいません。
event-removed-tie = { $names }が{ $value }点で最少に並び、{ $card }はゲームから除かれます。
event-removed-nobody = だれも得点しなかったので、{ $card }はゲームから除かれます。
event-curtain = { $cell }に幕が下ります。
event-entertainer = { $name }が{ $card }を{ $cell }に{ $turned ->
    [1] 逆向きに
   *[0] そのままの向きで
}出します。
event-drew = { $name }がペンギンを引きます。山札は残り{ $left }枚です。
event-drew-secret = { $name }が{ $card }を引きます。山札は残り{ $left }枚です。
event-over = 宴会は終わりです：{ $reason ->
    [penguins-out] 引くペンギンがもうありません。
    [entertainers-out] 出すパフォーマーがもういません。
    [no-room] 次のパフォーマーの場所がありません。
   *[no-place] ペンギンを置けるマスがもうありません。
}{ $waiting ->
    [0] {""}
   *[other] 準備のできていたパフォーマーが、あと{ $waiting }組出られませんでした。
}
event-bonus-form = { $name }は好きなショー（{ $form ->
    [juggling] ジャグリング
    [acrobatics] アクロバット
    [dance] ダンス
   *[music] 音楽
}）のパフォーマー{ $count }枚で、1枚2点を得ます。
event-bonus-most-alone = { $name }は{ $animal ->
    [sheep] ヒツジ
    [kangaroo] カンガルー
    [seal] アザラシ
   *[bear] クマ
}が最多（{ $count }枚）で5点を得ます。
event-bonus-most-shared = { $name }は{ $animal ->
    [sheep] ヒツジ
    [kangaroo] カンガルー
    [seal] アザラシ
   *[bear] クマ
}が同数で最多（{ $count }枚）で3点を得ます。

prompt-place = { $turn_name }がパフォーマーの隣にペンギンを置きます
prompt-place-1 = どこに置きますか？−はその場所の代償、★は出番の準備ができる印です。
prompt-place-2 = 同じ一族の隣です。払いますか、パフォーマーを1枚手放しますか？
prompt-stone = { $turn_name }は石を1個動かせます
prompt-stone-1 = どのペンギンに石を置きますか？
prompt-perform = { $turn_name }が次に出るパフォーマーを決めます
prompt-entertain = { $turn_name }が{ $card }を出します。どこに置きますか？
prompt-entertain-1 = { $card }をどちら向きに置きますか？

button-stay = 石を動かさない
button-pay = 罰を払う
button-upright = そのまま
button-turned = 逆向き

note-waits = { $count ->
    [0] 待っているマスはありません
   *[other] { $cells }を待っています
}
note-would-wait = { $turned ->
    [1] 逆向きなら
   *[0] そのままなら
}、{ $card }は{ $cells }を待ちます
note-awaited = { $cards }が待っています
note-dots = ドットの向き：{ $dot_messages }
direction-nw = 左上
direction-n = 上
direction-ne = 右上
direction-w = 左
direction-e = 右
direction-sw = 左下
direction-s = 下
direction-se = 右下
note-invited-by = { $name }の客
note-penalty = 代償{ $value }点：{ $kin_cards }に触れます
note-penalty-short = −{ $value }
note-given-up = { $kin_cards }の{ $value }点のかわりに{ $card }を手放します
note-gain = { $name }は{ $value }点を得ます
note-show = { $card }であなたは{ $value }点、カードは{ $taker_name }が取ります
note-show-removed = { $card }であなたは{ $value }点、カードはゲームから除かれます

count-penguins = { $count ->
    [0] ペンギンの山札は空です
   *[other] 山札のペンギン{ $count }枚
}
count-entertainers = { $count ->
    [0] パフォーマーはもう出ません
   *[other] これから出るパフォーマー{ $count }枚
}
count-starter = 最初の番は{ $starter_name }
count-hand = ペンギン{ $count }羽
count-supply = 石{ $count }個
count-held = パフォーマー{ $count }枚
mark-last = 新しい
mark-performed = 出演済み
mark-fun = 楽しみました
mark-ready = 出番の準備完了
mark-next = 次に出る

part-start = 最初の持ち点
part-show = { $cell }の{ $card }
part-penalty = { $cell }の{ $card }の罰
part-form = 好きなショー（{ $form ->
    [juggling] ジャグリング
    [acrobatics] アクロバット
    [dance] ダンス
   *[music] 音楽
}）のパフォーマー{ $count }枚
part-most-alone = { $animal ->
    [sheep] ヒツジ
    [kangaroo] カンガルー
    [seal] アザラシ
   *[bear] クマ
}が最多（{ $count }枚）
part-most-shared = { $animal ->
    [sheep] ヒツジ
    [kangaroo] カンガルー
    [seal] アザラシ
   *[bear] クマ
}が同数で最多（{ $count }枚）

end-penguins-out = 引くペンギンがもうありません。
end-entertainers-out = 出すパフォーマーがもういません。
end-no-room = 次のパフォーマーの場所がありません。
end-no-place = ペンギンを置けるマスがもうありません。
decided-points = 得点のいちばん高い人が勝ちます。
decided-entertainer-points = 得点が同じなので、パフォーマーの得点が多い人が勝ちます。
decided-entertainer-cards = 得点もパフォーマーの得点も同じなので、パフォーマーのカードが多い人が勝ちます。
decided-height = すべて同じなので、背の低い人が勝ちます。
decided-clockwise = すべて同じなので、最初の番から時計回りで最初の人が勝ちます。

error-other-step = その前に、{ $step ->
    [place] ペンギンを置きます
    [stone] 石を動かすか、そのままにします
    [perform] 準備のできたパフォーマーから1組選びます
    [entertain] 次のパフォーマーを出します
   *[over] 結果を見てください。ゲームは終わりました
}。
error-card-first = 先に手札のペンギンを、それからマスを選んでください。
error-stone-first = 先に自分の石を、それから石を置くペンギンを選んでください。
error-not-your-stone = その石はあなたのものではありません。
error-cell-unreadable = 「{ $text }」はマスではありません。
error-off-iceberg = { $cell }は氷山の外です。氷山は横{ $width }、縦{ $height }です。
error-cell-taken = { $cell }はふさがっています。
error-no-entertainer-beside = ペンギンはパフォーマーに触れなければなりません。{ $cell }の隣にはいません。
error-no-penalty-due = { $cell }の{ $card }に代償はないので、パフォーマーを手放すことはできません。
error-card-not-held = { $card }はあなたのものではないので、手放せません。
error-supply-empty = 手元に石がもうありません。
error-no-own-stone = { $cell }にあなたの石はありません。
error-no-penguin = { $cell }にペンギンはいません。
error-stone-there = { $cell }のペンギンにはもう石があります。
error-not-ready = { $cell }に準備のできたパフォーマーはいません。
error-no-card-beside = { $card }はほかのカードに触れなければなりません。{ $cell }の隣には何もありません。
error-completes-another = { $card }を{ $cell }に置くと、別のパフォーマーが始まってしまいます。
error-complete-at-once = { $card }は{ $cell }ではその向きだとすぐに始まってしまいます。
error-starter-wrong = このオプションでは席{ $value }からは始めません。始めるのは{ $allowed }です。
error-tables-unreadable = ゲームの表が読めません：{ $text }
error-tables-wrong = これは正しくありません：{ $text }。正しくは：{ $allowed }

bot-little-about = 自分の石がすぐに生む得点だけを見て、親戚がけんかすることを忘れます。
bot-rockhopper-about = 自分の客を集め、罰を避けます。相手の石もパフォーマーのカードも考えません。
bot-gentoo-about = 新しいパフォーマーまで含めて手番の最後まで読み、半分埋まった場所の値打ちを知っています。
bot-emperor-about = 伏せたカードを頭の中で何度も配り直し、全員の返し手を思い描き、長く効く手を選びます。

reason-ready = { $cards }の準備ができます{ $value ->
    [0] {""}
   *[other] （今の石なら{ $value }点）
}。
reason-ready-short = { $value ->
    [0] ★
   *[other] ★ +{ $value }
}
reason-fun = そこで{ $card }が{ $cards }を楽しみます。{ $value }点の客です。
reason-saves = { $card }を手放すと{ $value }点の節約になります。
reason-fills = { $cards }が待つ{ $cell }を埋めます。
reason-no-kin = { $card }はそこで親戚に触れず、代償はありません。
reason-stay = 今の石で、パフォーマーは{ $value }点を生みます。
reason-nobody-bare = 石のないペンギンで、隣のパフォーマーを楽しむものはいません。
reason-guest-now = { $cell }の{ $card }は今{ $cards }を楽しみます。そのつど{ $value }点です。
reason-takes = そこでの得点が最少なので、{ $cards }を取れます。
reason-guest = { $cell }の{ $card }は{ $cards }を楽しみます。出番が来れば{ $value }点です。
reason-idle = { $cell }の石は役に立っていませんでした。隣に、そのペンギンの楽しむパフォーマーがいません。
reason-supply = 手元の石なので、客の石は減りません。
reason-show = { $card }であなたは{ $value }点、ほか全員で{ $others }点です。
reason-last-show = { $cards }が出る前にゲームが終わります。
reason-show-alone = { $card }ではほかのだれも得点しません。
reason-own-guests = そこのあなたの客は{ $card }を楽しみます。{ $value }点です。
reason-would-take = 今の石なら、{ $card }はあなたが取ります。
reason-no-rivals = そこでほかの人の客は{ $card }を楽しみません。
reason-hand = 手札の{ $hand_cards }が{ $card }を楽しみます。
reason-waits = そこで{ $card }が待つのは{ $count }マスです。
