### ページの文：ロビー、テーブル、エンジンの起動

## 全体
direction = ltr
page-title = Penguin Parlour
page-title-game = { $game } · Penguin Parlour
dialog-close = 閉じる
settings = 設定
setting-speed = カードとボットの速さ
setting-speed-off = すぐに（動きなし）
setting-speed-quick = 速い
setting-speed-normal = ふつう
setting-speed-slow = ゆっくり
setting-confirm = 自分の手を確認する
setting-confirm-slips = 指やEnterキーの誤操作がありうるときだけ
setting-confirm-on = いつも
setting-confirm-off = しない
setting-forced = できる手が1つだけなら自動で打つ
setting-forced-off = しない
setting-forced-on = する
setting-explain = 初めて起きたことを説明する
setting-explain-off = しない
setting-explain-on = する
setting-theme = 配色
setting-theme-auto = 端末に合わせる
setting-theme-light = 明るい
setting-theme-dark = 暗い
setting-sound = 音
setting-sound-off = なし
setting-sound-on = 静かな音
setting-language = 言語（Language）
setting-language-auto = ブラウザーに合わせる
rules = ルール
book-search = 番号や言葉で探す
book-contents = 目次
book-found = { $count ->
    [0] そのようなルールはありません。
   *[other] ルール{ $count }件
}
book-print = 印刷
rules-of = { $game }のルール
rule-open = ルール{ $rule }を見る

## エンジンの起動
boot-progress = 読み込み中
boot-idle = テーブルはまだ用意されていません。
boot-loading = テーブルを運んでいます：{ $percent }%
boot-starting = ペンギンたちが目を覚ましています…
boot-ready = テーブルの用意ができました。
boot-failed = テーブルを用意できませんでした。{ $reason }
boot-retry = もう一度試す
boot-failed-offline = どこにもつながりません。この端末はネットワークにつながっていますか？
boot-failed-blocked = { $file }が途中で止められました。ネットワーク、フィルター、またはブラウザーの拡張機能のためです。
boot-failed-missing = { $file }があるべき場所にありません（ステータス{ $status }）。このサイトの公開者が置く必要があります。
boot-failed-type = { $file }が「{ $expected }」ではなく「{ $type }」として届きました。このサイトの公開者が種類を直す必要があります。
boot-failed-damaged = { $file }が欠けて届きました：{ $expected }バイトのところ{ $size }バイトです。
boot-failed-altered = { $file }は本来のファイルではありません。中身が違います。もう一度試すと正しいものが届くかもしれません。
boot-failed-policy = Pythonの起動に必要なものが、このページのセキュリティ方針で禁じられています：{ $directive }。
boot-failed-version = 2つの版が混ざりました：{ $expected }のところに{ $found }が届きました。ページを読み込み直してください。
boot-failed-python = Pythonは起動しましたが、エラーで止まりました：{ $message }
boot-failed-stalled = 読み込みが理由もなく止まりました。
boot-failed-crashed = エンジンが止まりました：{ $message }
boot-failed-webassembly = Python を動かす WebAssembly が、このブラウザーでは無効になっています。ロックダウンモードや高いセキュリティ設定で起こります。このページで許可してから、もう一度試してください。
boot-failed-memory = カードのテーブルに使えるメモリーが、この機器に足りません。ほかのタブやプログラムを閉じてから、もう一度試してください。（{ $message }）
report-title = コピーできる報告
report-help = 何がどのブラウザーで起きたかだけを記し、あなたや対局のことは含みません。どこにも送信されません。助けてくれる人のためにコピーしてください。
report-copy = 報告をコピー
report-copied = 報告をコピーしました。
report-marked = 報告を選択しました。お使いの機器のキーかメニューでコピーしてください。

## ロビー
lobby-title = Penguin Parlour
lobby-lead = ペンギンのカードゲーム3つ。1つの画面で、ボットや友だちと遊べます。
lobby-game = ゲーム
lobby-seat-range = { $low }〜{ $high }人
lobby-by = { $designer }作
lobby-seats = プレイヤー
lobby-count = プレイヤーの人数
lobby-count-of = { $count }人
lobby-seat = 席{ $seat }
lobby-seat-kind = 席{ $seat }：だれが遊ぶか
lobby-seat-name = 席{ $seat }：名前
lobby-seat-number = 席{ $seat }：{ $option }
lobby-person = 人
lobby-person-name = プレイヤー{ $seat }
lobby-name-needed = 全員に名前が必要です。
lobby-name-twice = このテーブルには同じ名前の人がもういます。
lobby-levels = ペンギンたちの紹介
lobby-options = オプション
lobby-practice = 練習テーブル
lobby-practice-help = どの手でもいつでも戻せます。そのことは記録に残ります。
lobby-play = 遊ぶ
lobby-day = 今日の配り
lobby-resume = 続きから
lobby-resume-game = { $game }：{ $names }
lobby-resume-over = { $game }：{ $names }（終了）
lobby-all-games = すべてのゲーム
lobby-forget = 消す：{ $game }（{ $names }）
lobby-back = ロビー
lobby-change = 設定を変える
lobby-footer = 非公式のファン版です。アカウントも追跡もありません。すべてこの端末に残ります。
bot-penguins = ピップ, よちよち, スクア, タキシード, しもやけ, こいし, ひれ丸, 船長

## テーブル
move-then = { $before } → { $next }
undo = 1手戻す
undo-of = { $name }の最後の手を戻す
hint = ヒント
hint-thinking = いちばん強いペンギンが手札を見ています…
hint-given = いちばん強いペンギンならこうします。良い順です。選んだ手はテーブルに印がつきます。
hint-best = いちばん強いペンギンの選択：{ $move }。
bot-hurry = すぐ打つ
pause = 一時停止
paused = 再開するまでボットは待ちます。
forced-played = できる手は1つだけなので、自動で打ちました：{ $move }。
keys = キー操作
keys-arrows = カードからカードへ、場所から場所へ移る
keys-tab = テーブルの次の部分へ移る
keys-enter = フォーカスのあるものを選ぶ
keys-own = 自分の手札へ
keys-table = テーブルの中央へ
keys-log = これまでの経過へ
sort-by = 並び：{ $order }
sort-other = { $zone }、並び：{ $order }。別の並びにする
keys-sort = 手札の並びを変える
keys-view = 盤の大きさ
keys-help = この一覧
read-hand = 自分の手札を読み上げる
read-table = テーブルを読み上げる
read-turn = 手番と全員の状況を読み上げる
read-last = 直前の出来事を読み上げる
read-no-hand = 手札は表示されていません。
read-zone = { $name }：{ $pieces }
read-empty = なし
read-nothing = まだ何も起きていません。
seat-turn = 手番
seat-out = 脱落
seat-score = { $points }点
seat-bot = ボット
zone-count = { $name }：{ $count }
place-free = 空き{ $place }
pick-plays = 押すと出します
pick-more = 押すと選びます
pick-next = どこに置きますか？置ける場所に印があります。
pick-back = 選び直す
confirm-question = この手にしますか？
confirm-play = はい、これにする
view-of = { $name }：見えている部分
view-tools = { $name }：表示
view-in = 拡大（+、またはCtrlとホイール）
view-out = 縮小（−、またはCtrlとホイール）
view-fit-text = 全体
view-fit = 置かれたものを全部見る（0）
view-left = 表示を左へ
view-right = 表示を右へ
view-up = 表示を上へ
view-down = 表示を下へ
handover-title = { $name }に端末を渡してください
handover-help = { $name }が合図するまで手札は見えません。
handover-take = { $name }です
round-over = 第{ $number }ラウンド終了
round-next = 次のラウンド
round-standing = 現在の成績
round-what = このラウンド
round-score = 点
log-title = これまでの流れ
watch-again = もう一度見る
log-points = { $name }に{ $points }点
result-winner = { $names }の勝ち
result-winners = { $names }が勝ちを分け合いました
result-scores = 得点とその内訳
result-player = 名前
result-parts = 内訳
result-score = 得点
result-won = 勝ち
result-nothing = なし
result-again = もう一度遊ぶ
result-watch = リプレイ
result-deal = 配りを見る
embed = 共有と埋め込み
share-game = このゲームを共有
share-running = このゲームを途中のまま共有
result-coach = もっと良い手は？

## コーチ
coach-title = コーチ
coach-help = いちばん強いペンギンが、そのとき見えていたカードで全部の選択を見直します。曲線は勝つ見込みです。
coach-progress = コーチの進みぐあい
coach-stop = 止める
coach-resume = 続ける
coach-seats = だれの選択か
coach-decision = 選択
coach-before = 前へ
coach-after = 次へ
coach-leave = 結果に戻る
coach-curve = { $name }の勝つ見込み：最初の選択で{ $first }%、これまでの最後の選択の後で{ $last }%
coach-at = 第{ $round }ラウンド、{ $number }番目の選択
coach-percent = { $change }%
result-record = 配られたカード全部とすべての手
result-record-help = シード、配り、手をテキストで。仕込みがないことをだれでも確かめられます。
table-practice = 練習テーブル
table-waiting = テーブルの用意ができしだい始まります。
table-lost = エンジンが止まりました。ゲームは無事で、エンジンが動きしだい続きます。
table-board = テーブル

## 初めてのゲームで新しいこと
first-title = これは何？
first-good = わかりました
first-stop = 説明はもういらない

## レッスン
learn-title = { $game }を学ぶ
learn-lead = テーブルでの短いレッスンです。手を選ぶのはあなたで、起きたことをその場で説明します。
learn-lessons = { $count ->
    [0] { $all }つのレッスンで学ぶ
   *[other] レッスン：{ $all }のうち{ $count }完了
}
learn-done = 完了
learn-begin = 始める：{ $title }
learn-next = 次へ：{ $title }
learn-play = ゲームで遊ぶ
learn-again = 最初から
learn-all = すべてのレッスン
lesson-title = レッスン：{ $title }
lesson-step = { $steps }のうち{ $step }歩目
lesson-done = レッスンは終わりです。
lesson-rules = くわしくはルールで：
lesson-show-me = 見せて
lesson-shown = テーブルに印：{ $move }。

## もう一度見る
replay-title = リプレイ
replay-first = 最初
replay-before = 前へ
replay-place = 場面
replay-after = 次へ
replay-last = 最後
replay-play = 再生
replay-pause = 一時停止
replay-pace = 速さ
replay-pace-slow = ゆっくり
replay-pace-normal = ふつう
replay-pace-quick = 速い
replay-eyes = だれのカードを見るか
replay-eyes-seat = { $name }から見る
replay-eyes-turn = 手番の人から見る
replay-eyes-nobody = だれのカードも見ない
replay-at = { $count }場面のうち{ $number }、ラウンド{ $round }
replay-dealt = ラウンド{ $round }のカードが配られました。
replay-leave = 結果に戻る

## 配り
print-of = 配り{ $round }の指紋：{ $print }…
print-help = この数字は、だれかが遊ぶ前に、すべてのカードの並びから計算したものです。並びのことは何もわかりません。ゲームが終わると配りが見え、同じままだったことをだれでも確かめられます。
deal-title = 配り
deal-help = 最初の手の前に配られたカードの全部です。シードから同じカードをもう一度配れます。
deal-seed = シード：
deal-compare = 書き留めた指紋と比べる（8桁以上）：
deal-compare-same = 同じです。配り{ $round }の指紋です。
deal-compare-other = ちがいます。このゲームのどの配りの指紋でもありません。
deal-round = 配り{ $round }
deal-same = ✓ 最初に見せた指紋と同じです。配りは変わっていません。
deal-other = ✗ 最初に見せた指紋とちがいます。予告した配りではありません。
deal-unseen = ここで配られたゲームではありません。最初の指紋は覚えていません。
deal-from-seed = シードからちょうどこのカードになります。
deal-by-hand = シードからはちがうカードになります。このカードは手で並べたものです。
deal-text = 指紋のもとのテキスト
deal-command = このテキスト（UTF-8）のSHA-256が指紋です。ほかで確かめるには：

## ページ
nav-pages = ページ
nav-lobby = ロビー
nav-games = ゲーム
nav-statistics = 統計
nav-fairness = 公平さ
nav-storage = 保存されているもの
nav-docs = ドキュメント（英語）

## 保存とほかのタブ
keep-memory = このブラウザーはこのページのものを保存しません。ページを離れるとゲームは失われます。
keep-full = ブラウザーの保存領域がいっぱいです。このゲームは保存されていません。
keep-other-tab = このゲームは別のタブで開いています。ここでは保存せずに遊びます。
keep-taken = 別のタブがこのゲームを引き継ぎました。ここでは保存せずに遊びます。
keep-take = ここで遊んで保存する
keep-forgotten = 別のタブでこのゲームを忘れさせました。ここでは保存せずに遊びます。
keep-again = もう一度保存する
keep-aside = 保存されたゲームを読めませんでした：{ $error } 消さずによけてあります。
keep-aside-newer = 保存されたゲームはこのページの新しい版のものです：{ $error } 消さずによけてあります。
keep-aside-text = よけたテキスト
keep-new = 新しく配る
update-ready = 新しい版の用意ができました。ゲームの合間に切り替わります。
update-now = 今すぐ使う
update-earlier = 新しい版はここでは動きませんでした。これは以前の版で、対局はすべて残っています。

## ページのエラー
error-by-rule = { $error }（{ $rule }）
error-file-missing = このサイトのファイルが届きませんでした：{ $reason }
error-attribute-seat = 「{ $text }」は名前でも、名前=ボットでもありません。
error-attribute-option = 「{ $text }」はオプション=値の形ではありません。
error-attribute-twice = 「{ $text }」が2回あります。
error-attribute-escape = 「{ $text }」に意味のないパーセント記号があります。%25と書いてください。
error-attribute-switch = 「{ $text }」はonでもoffでもありません。
error-attribute-theme = 「{ $text }」はauto、light、darkのどれでもありません。
error-attribute-missing = これがありません。
error-attribute-date = 「{ $text }」は2026-11-30のような日付ではありません。
error-message-version = メッセージの版は{ $version }ですが、このページに分かるのは{ $known }です。
error-message-type = 「{ $text }」はこのテーブルへのメッセージではありません。使えるのは次のとおりです：{ $known }。
error-message-field = メッセージのこの部分がないか、「{ $text }」がここに合いません。
error-address-unknown = このアドレスの「{ $text }」には意味がありません。
error-link-empty = このリンクにはゲームが入っていません。
error-link-letters = このリンクには、わたしたちのリンクにない文字があります：「{ $text }」。途中で切れたか、変わったのかもしれません。
error-link-damaged = { $letters }文字のこのリンクは、途中で切れたか変わったため、開けません。
error-link-too-long = このリンクの中身は、ゲームにしては長すぎます（{ $limit }文字より長い）。
error-link-unpack = このブラウザーはリンクを開けません。ゲームのファイルかテキストをもらってください。
frame-waiting = ここで遊ぶゲームはまだ選ばれていません。
error-saved-unreadable = 保存されたゲームではありません。
error-saved-newer = 版は{ $version }です。このページが読めるのは{ $known }までです。
error-not-started = エンジンが起動しませんでした。
error-lost = エンジンが止まりました。
error-restarted = エンジンを再起動しました。
error-unreadable-reply = エンジンの返事が意味をなしません：{ $reason }
error-unexpected = このページで問題が起きました：{ $text }
