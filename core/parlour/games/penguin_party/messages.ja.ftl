### Penguin Party：名前、出来事、理由

game-name = Penguin Party
    .lang = en
game-designer = Reiner Knizia
game-blurb = みんなで1つのペンギンのピラミッドを作ります。合うカードがなくなった人は脱落し、残ったペンギンの分だけ失点します。

option-rounds = ラウンド
option-rounds-help = 1ゲームは人数と同じ数のラウンドで、全員が1回ずつ最初の番になります。
option-rounds-match = 人数と同じ
option-rounds-single = 1ラウンドだけ
option-ties = 失点最少が同点のとき
option-ties-help = 最後に失点最少が何人もいたらどうするか。
option-ties-shared = 全員の勝ち
option-ties-play-on = 1人が単独で最少になるまで続ける
option-starter = 最初の番
option-starter-help = 第1ラウンドの最初の番。最近ペンギンを見た人からだそうです。
option-starter-random = 運で決める

zone-pyramid = ペンギンのピラミッド
zone-aside = よけたカード
zone-hand = { $name }の手札
zone-chips = { $name }の失点
place-pyramid = { $tier ->
    [0] 最下段、列{ $column }
   *[other] 段{ $tier }、列{ $column }
}

face-penguin = { $colour ->
    [red] 赤ペンギン
    [blue] 青ペンギン
    [yellow] 黄ペンギン
    [purple] 紫ペンギン
   *[green] 緑ペンギン
}
face-chip = { $value }点のチップ
face-open-any = どの色でも置ける場所
face-open = { $cards }が置ける場所
face-hidden = 伏せたカード

field-cards = 36羽のペンギン（色ごと）
heap-left-over = 余り。最下段の最初になります
heap-aside = 伏せてよけたカード

event-round = 第{ $round }ラウンド開始。カードを全部混ぜて配ります。
event-dealt = { $name }に{ $count }枚配られます。
event-dealt-secret = { $name }に{ $cards }が配られます。
event-left-over = 1枚余り、最下段の最初になります：{ $card }。
event-laid-aside = { $count }枚を伏せてよけます。
event-starts = { $name }から始めます。
event-played = { $tier ->
    [0] { $name }が{ $card }を最下段の列{ $column }に置きます。
   *[other] { $name }が{ $card }を段{ $tier }の列{ $column }に置きます。
}
event-emptied = { $returned ->
    [0] { $name }が最後のカードを出しました。返す失点はありません。
   *[other] { $name }が最後のカードを出し、{ $returned }点返します。
}
event-out = { $name }は出せず、このラウンドから脱落します。残り{ $count }枚で{ $count }点の失点です。置けた色：{ $fitting_cards }。
event-round-over = だれも出せなくなりました。第{ $round }ラウンド終了です。

prompt-first = { $turn_name }が最初のペンギンを置きます
prompt-play = { $turn_name }がペンギンを置きます
prompt-next-round = 第{ $round }ラウンドは{ $starter_name }から始めます
prompt-play-on = { $tied_names }が失点最少で並びました。全員で続けます。第{ $round }ラウンドは{ $starter_name }から始めます
prompt-alone = { $turn_name }が1人で続けます
count-hand = 手札{ $count }枚
count-round = { $rounds ->
    [1] { $round ->
        [1] 1ラウンドだけ
       *[other] 第{ $round }ラウンド（決着戦）
    }
   *[other] 全{ $rounds }ラウンドの{ $round }
}
count-bottom = 最下段：{ $limit }枚中{ $count }枚
count-starter = 最初の番は{ $starter_name }
count-fitting = { $count ->
    [5] どの色もどこかに置けます
   *[other] どこかに置ける色：{ $cards }
}
mark-last = 最後に置かれた
mark-new = 前の手番の後に置かれた
note-laid = { $name }が置きました
note-left-over = 配りの余り
note-fits = ここに置ける色：{ $cards }
note-fits-any = ここはどの色でも置けます
note-out = 出せませんでした。残り{ $count }枚で{ $count }点の失点。置けた色：{ $fitting_cards }
note-emptied = { $returned ->
    [0] 全部出しました。返す失点はなし
   *[other] 全部出し、{ $returned }点返しました
}
note-last-card = { $returned ->
    [0] 最後のカードです。返す失点はありません。
   *[other] 最後のカードです。{ $returned }点返せます。
}

part-round = 第{ $round }ラウンド
part-cards-left = 残った手札：{ $count }
part-emptied = 手札なし、返した失点：{ $returned }
end-rounds-played = 全ラウンドが終わりました。
end-alone-in-front = 同点に決着がつきました。
decided-fewest = 失点のいちばん少ない人が勝ちます。
decided-fewest-shared = 失点のいちばん少ない人がみな勝ちます。

bot-little-about = 自分の手札だけを見て、いちばん多い色を出します。
bot-rockhopper-about = 1手先を見て自分の色の場所を残します。相手の色は考えません。
bot-gentoo-about = 何手か先を読みますが、脱落した人が何を持っていないかは忘れます。
bot-emperor-about = ずっと先を読み、だれが何を出せなかったかを覚え、ゲーム全体で勝ちをねらいます。

reason-last-card = { $count ->
    [0] 最後のカードです。失点になるカードは残りません。
   *[other] 最後のカードです。{ $count }点返せます。
}
reason-alone = もうあなた1人です。場所をふさぐ人はいません。
reason-closes = { $cards }の置ける場所がなくなります。あなたの手には残らず、まだ{ $count }枚が見えていません。
reason-only-place = { $card }が置けるただ1つの場所を取ります。
reason-opens = 手札の{ $cards }のために場所が開きます。
reason-keeps = 手札の{ $card }（{ $left }枚）のために{ $count }か所を残します。
reason-bottom = { $count ->
    [0] どの色でも置ける最下段の、最後の場所を取ります。
   *[other] どの色でも置ける最下段の場所を1つ取ります。
}
reason-rid = { $card }はこの1枚だけでした。
reason-most = { $card }が{ $count }枚で、いちばん多い色です。
reason-narrows = { $cards }の場所が減りますが、あなたの手には残りません。
reason-all-fit = 手札のどの色も、まだどこかに置けます。
brings-lost = 手札の{ $cards }の置ける場所がなくなります。
brings-shut = { $cards }の置ける場所がなくなります。
brings-opens = 上に{ $cards }の置ける場所が開きます。

order-colour = 色順
order-dealt = 配られた順

error-starter-wrong = このラウンドは{ $name }ではなく{ $wanted_name }から始めます。
error-round-over = ラウンドは終わりました。
error-card-first = 先に手札のカードを、それから場所を選んでください。
error-fits-nowhere = { $card }は今どこにも置けません。どこかに置ける色：{ $fitting_cards }。
error-below-bottom = 最下段の下には何もありません。
error-first-card = 最初のカードが最下段の始まりです：段0、列0。
error-bottom-full = 最下段はいっぱいです。{ $limit }枚まで置けます。
error-not-connected = 最下段は切れ目のない1列です。置けるのは列{ $left }か列{ $right }だけです。
error-place-taken = そこにはもう{ $card }があります。
error-gap = { $count ->
    [0] その下の2枚がどちらもありません。
   *[other] その下の2枚のうち1枚がありません。
}
error-colour-fits-neither = { $card }は、その下の{ $left_card }にも{ $right_card }にも合いません。
