### 共通の文：どのゲームにも属さないもの

## 何も言わない並び（「a、b、c」）：次の続け方
listed = { $before }、{ $next }

## ボット
bot-random = ひよこ（何でも出す）
bot-greedy = よちよち（1手先を見る）
bot-little = コガタペンギン
bot-rockhopper = イワトビペンギン
bot-gentoo = ジェンツーペンギン
bot-emperor = コウテイペンギン

## 助言
advice-expected = 勝つ見込み{ $share }%、約{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点。

## エンジンのエラー
error-no-such-moment = そのような場面はありません：{ $value }は最初から{ $last }までの間にありません。
error-coach-unfinished = コーチが見るのは終わったゲームだけです。
error-no-such-event = ここに番号{ $value }はありません。0から数えて{ $count }個だけです。
error-lesson-unknown = レッスン「{ $value }」はありません。あるのは：{ $allowed }。
error-not-in-hand = この手札にありません：{ $card }。
error-no-such-card = 「{ $text }」というカードはありません。
error-not-your-turn = { $turn_name }の手番です。
error-not-possible = これは今は選べません。選べるものに印があります。
error-game-over = ゲームは終わりました。
error-no-bot-on-turn = ボットの手番ではありません。
error-no-next-round = 次のラウンドはありません。
error-no-such-seat = 席{ $value }はありません。このゲームの席は{ $count }です。
error-undo-impossible = もう戻せません。ほかの人が打ったか脱落したか、隠れていたものが見えたためです。
error-move-unreadable = 「{ $text }」はこのゲームの手ではありません。
error-not-a-number = 「{ $text }」は整数ではありません。
error-number-too-long = 「{ $text }」は桁数が多すぎます。最大{ $most }桁です。
error-field-missing = 配りに1行足りません。
error-field-unknown = 配りに、このゲームの知らない行があります。
error-cards-wrong = 配りに、ゲームのカードが1枚ずつそろっていません（{ $count }枚）。
error-deal-of-another-game = この配りは{ $game }ではなく別のゲームのものです。
error-seats = このゲームは{ $low }〜{ $high }人用です。{ $value }人ではできません。
error-option-unknown = このゲームにそのオプションはありません。選べるのは：{ $allowed }。
error-option-value = 「{ $value }」はこのオプションの値ではありません。選べるのは：{ $allowed }。
error-option-count = 「{ $value }」には、カンマで区切った{ $wanted }個の数が必要です。
error-option-number = 「{ $value }」は{ $low }から{ $high }までの整数でなければなりません。
error-game-unknown = 「{ $value }」というゲームはありません。選べるのは：{ $allowed }。
error-game-missing = ゲームの名前か、「--record」で記録を指定してください。ゲーム：{ $allowed }
error-record-and-game = 記録にはゲームの名前が入っています。ここに「{ $value }」は要りません。
error-bot-unknown = このゲームに「{ $value }」というボットはいません。選べるのは：{ $allowed }。
error-bot-without-budget = ボット「{ $value }」は探索しないので、予算はいりません。
error-bot-budget = ボットの予算は1以上の整数の手数です。「{ $value }」ではありません。
error-nothing-to-decide = この場面で決めることはありません。
error-view-of-another-game = このゲームの場面ではありません（{ $text }）。
error-view-of-another-version = この場面には「{ $text }」がありません。別の版のゲームが作ったものです。
error-player-name = 名前は1〜{ $length }文字の表示できる文字です。「{ $value }」ではありません。
error-seed = シードは1行の短いテキストです。{ $value }ではありません。
error-not-a-record = ゲームの記録ではありません。必要な行：{ $expected }
error-record-newer = この記録は新しい版（{ $version }）のものです。読めるのは{ $known }までです。
error-record-too-long = 記録が長すぎます（{ $length }文字、上限は{ $limit }文字）。
error-line-unreadable = 「{ $text }」はここでは読めません。書けるもの：{ $expected }
error-line-repeated = 「{ $text }」の行が2回あります。
error-line-unknown = 「{ $text }」という行は知られていません。書けるもの：{ $expected }
error-line-missing = 「{ $text }」の行がありません。
error-line-too-long = 行が長すぎます（{ $length }文字、上限は{ $limit }文字）。
error-moves-too-many = 1ラウンドの手数は{ $limit }までです。
error-rounds-too-many = 1試合のラウンド数は{ $limit }までです。
error-no-such-match = このファイルに{ $value }番目の対局はありません（全部で{ $count }局）。
error-record-second = ここから別の記録が始まっています。ページで読めるのは1つだけで、コマンドはファイルのすべてを読みます。
error-rules-newer = この試合は新しい版のルール（{ $version }）で行われました。この版が知っているのは{ $known }です。
error-comment-unended = このコメントは終わっていません。必要な文字：{ $expected }
error-comment-length = コメントは1〜{ $limit }文字です（{ $length }文字ありました）。
error-comment-sign = コメントにこの文字は使えません：{ $text }
error-comment-blanks = コメントの語は空白1つで区切ります：「{ $text }」
error-result-early = 記録には結果「{ $text }」とありますが、試合はまだ終わっていません。
error-result-wrong = 記録には「{ $text }」とありますが、手順どおりなら{ $expected }になります。
error-round-after-end = ゲームが終わっているか前のラウンドが終わっていないのに、ラウンドが続いています。
error-not-json = 要求がJSONではありません：{ $text }。
error-not-an-object = ここにはオブジェクトが必要です。
error-not-a-text = ここにはテキストが必要です。
error-not-a-text-file = ここには開いたテキストファイルが必要です（「{ $text }」ではありません）。
error-not-a-move = ここにはこのゲームの手が必要です（「{ $text }」ではありません）。文字からはゲームの「parse」で手を作れます。
error-not-a-flag = ここにはtrueかfalseが必要です。
error-not-a-list = ここにはリストが必要です。
error-not-a-player = プレイヤーは名前と、ボットの名前またはnullです。
error-version-missing = 要求に版がありません。
error-request-newer = 要求の版（{ $version }）がこのエンジンの版（{ $known }）より新しいです。
error-request-too-long = 要求が長すぎます（{ $length }文字、上限は{ $limit }文字）。
error-op-unknown = 「{ $text }」という要求はありません。
error-table-unknown = テーブル「{ $text }」はもうありません。
error-position-stale = テーブルは先に進んでいます。
error-thinking-stopped = ボットを止めました。
error-option-unreadable = 「{ $text }」は名前=値の形でないか、名前が2回あります。
error-file-refused = このファイルは使えません：{ $text }。
error-file-encoding = このファイルはUTF-8のテキストではありません。
error-extra-missing = パッケージが足りません。{ $install }をインストールしてください。
error-arena-empty = だれも遊びません。ボットを2つ以上、または1つと「--against」を指定してください。
error-arena-matches = 1試合以上が必要です。{ $value }ではありません。
error-arena-seconds = 1手の時間は0秒より長くします。{ $value }ではありません。
error-arena-workers = 1つ以上のプロセスが必要です。{ $value }ではありません。
error-arena-ray = 「{ $value }」のRayが応答しません：{ $text }
error-not-a-time = 「{ $text }」は秒数ではありません。
error-not-a-journal = アリーナの記録ではありません。
error-journal-newer = この記録は新しい版（{ $version }）のものです。読めるのは{ $known }までです。
error-journal-differs = この記録は別のアリーナのものです：{ $there }とありますが、必要なのは{ $here }です。
error-journal-line = このアリーナの試合として読めません。
error-journal-contradicts = この試合は、それ自体または別の行と矛盾します。
error-learning-unknown = 「{ $value }」の見え方を数で表す定めがありません。
error-learning-endless = この対戦はいつまでも続くことがあり、このインターフェースでは扱えません。
error-learning-observer = テーブルをこのように観察することはできません：{ $value }
error-learning-moves = 対戦には少なくとも 1 手が必要です（{ $value } 手ではなく）。
error-action-outside = 行動 { $value } はありません。行動は 0 から数えて { $count } 個です。
error-action-empty = 行動 { $value } が指すカードまたは石は、そこにありません。
error-view-of-nobody = これは観戦者の見え方です。席についた人の見え方が必要です。
error-render-mode = テーブルを「{ $value }」の形では表示できません。使えるもの：{ $allowed }
error-rivals-count = ボットは他の席の数だけ、{ $count } 体必要です（{ $value } 体ではありません）。
error-internal = エンジンの中で問題が起きました：{ $text }
error-deal-hidden = 配りはゲームが終わると見られます。
text-place = { NUMBER($line, useGrouping: 0) }行目、{ NUMBER($column, useGrouping: 0) }文字目
error-at = { $error }（{ $where }）

## 配り（後で見るため）
heap-starter = { $name }から始めます
field-starter = だれから始めるか
heap-hand = { $name }の手札

## コーチ
coach-played = 選んだ手：{ $move }。
coach-played-best = 選んだ手が最善でした：{ $move }。
coach-best = もっと良い手：{ $move }。
coach-turning = 分かれ目
coach-missed = { $number }番目の選択：もっと良い手なら{ $change }%上がっていました
coach-luck = { $number }番目の選択の後：カードとほかの人の手で{ $change }%得をしました
coach-misfortune = { $number }番目の選択の後：カードとほかの人の手で{ $change }%損をしました
coach-account = 運と実力
coach-account-even = 全員の出発点
coach-account-dealt = 最初の手札を見て
coach-account-fortune = その後のカードとほかの人の手
coach-account-missed = 逃した良い手
coach-account-result = 結果
coach-cards-better = このカードなら、同じ強さのプレイヤーは平均より{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点多く取りました。
coach-cards-worse = このカードなら、同じ強さのプレイヤーは平均より{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点少なく取りました。
coach-cards-same = このカードなら、同じ強さのプレイヤーはちょうど平均でした。
