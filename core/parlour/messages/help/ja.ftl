### コマンドライン：ヘルプと、文を作るパッケージがなくても言えること

## どのヘルプにもあるもの
parlour = ターミナルで遊ぶペンギンのカードゲーム：遊ぶ、観戦する、記録を見返す、ボット同士を対戦させる。
command = コマンド
commands = できること
examples = 例：
exit-codes = 終了コード：0 うまくいった；1 答えは「いいえ」（誤った記録、違う指紋）；2 求めが理解できないか、できない；130 Ctrl+Cで中断
more = 詳しくは：「{ $command } コマンド --help」で各コマンド、docs/terminal.md で全部
more-here = 詳しくは：{ $page }
games = ゲームと、人数とオプション（最初の値が既定）：
one-per-seat = 席ごとに{ $low }から{ $high }までの数をコンマ区切りで（省略可）
seat-number = または席の番号
bots = ボット（弱い順）：{ $bots }。考える手数つきなら { $bot }/400 のように
language = ヘルプと文の言語（既定：LANGUAGE、LC_ALL、LC_MESSAGES、LANG の順、なければ英語）
color = 色とカードの絵：auto（既定：NO_COLORがないターミナルで）、always（常に）、never（なし）
version = バージョンを表示して終わる
record = 記録のファイル、- は標準入力
match-all = ファイルの中のこの番号の対局だけ（既定：すべて）
match-first = ファイルの何番目の対局か、1から（既定：最初）
match-number = 対局{ $number }
json = JSONを書く
game-metavar = ゲーム
name-metavar = 名前
text-metavar = テキスト
address-metavar = アドレス
file-metavar = ファイル
setting-metavar = 名前=値
bot-metavar = ボット
extra-missing = パッケージ { $package } がありません。文や色などは次で入ります：pip install '{ $install }'
record-metavar = 記録

## テーブル
play-short = ボットや友だちと遊ぶ
play-about = ボットと、またはこのターミナルで友だちと遊びます。手は「moves」で並ぶとおりに書きます。ほかの言葉は「help」で。やめると対局の記録が表示されます。「--record ファイル」なら一手ごとにそこへ保存され、あとで続けられます。
play-record = 対局をこのファイルに残す。すでにあれば続きから
watch-short = ボットの対局を観る
watch-about = ボットの対局を観ます。同じシードなら同じ対局になります。
watch-json = 起きたことごとに一行のJSON、最後に結果を書く
table-short = 画面いっぱいのテーブルで遊ぶ
table-about = ターミナルいっぱいのカードテーブルを、キーボードとマウスで。ゲームを書かなければロビーから始まり、ゲーム、プレイヤー、オプションを選べます。対局は「--record ファイル」か、テーブルで保存できます。
game = どのゲームか（下を参照）
names = 人の名前（既定：プレイヤー）
seats = プレイヤーの数（既定：{ $seats }）
bot = ほかの席に座るボット（既定：{ $bot }）
seed = 配りとボットの乱数のもと（既定：新しいもの）
option = ゲームのオプション（下を参照）。くり返し可
practice = 自由に待ったができる（記録に残る）
pace = ボットの手の間の秒数（既定：{ $seconds }）
player = プレイヤー
saved = 対局は { $file } にあります。続きは：{ $command } play --record { $file }

## 見返す
show-short = 記録のある時点のテーブルを見る
show-about = 対局のある時点（なければ最後）のテーブルを、ある席から、または観戦者として見せます。
show-round = 何ラウンド目か、1から（既定：最後）
show-moves = そのラウンドの何手後か（既定：全部）
show-json = ページが知ることをJSONで書く
show-svg = 絵を書く
seat = 誰の手札を見るか、1から（既定：誰のも見ない）
replay-short = 記録を一手ずつ見返す
replay-about = 対局を見返します。一手ごとに起きたことと、次の人が決める場面のテーブル。ターミナルではEnterで進み、qで終わります。
replay-events = 起きたことだけ、テーブルなしで
replay-json = 局面ごとに、その前に起きたこととあわせて一行のJSONを書く
analyse-short = 終わった対局をコーチに見せる
analyse-about = いちばん強いボットが、終わった対局の決断を一つずつ見直します。勝つ見込みの移り変わり、分かれ目、より良かった手、そして運と腕の区別。数秒から数分かかります。
analyse-json = 報告の全部をJSONで書く
validate-short = 記録を一手ずつ確かめる
validate-about = 記録を確かめます。読めるか、どの手もルールどおりか、対局はどこまでか。ファイルの対局ごとに一行。誤りがあれば終了コードは1です。
validate-records = ファイル、- は標準入力
validate-json = 対局ごとに一行のJSONを書く
validate-ok = 正しい：{ $game }、{ $seats }人、{ $rounds }ラウンド、{ $moves }手、{ $ended }、点 { $points }
finished = 終了
unfinished = 途中
deal-short = 終わった対局の配りを見る
deal-about = 終わった対局の配りを指紋とともに見せるか、指紋を確かめます。対局の始まりのあとでカードが替えられていない証拠です。
deal-round = このラウンドの配りのテキストだけ（指紋の計算のもと）
deal-fingerprint = この指紋のラウンドがあるか。なければ終了コードは1
deal-same = ラウンド{ $round }：同じ
deal-none = この指紋のラウンドはこの対局にありません
deal-line = ラウンド{ $round }：{ $fingerprint }、{ $origin }
deal-from-seed = シードから
deal-not-from-seed = シードのものではない

## アリーナ、補完
arena-short = ボット同士を対戦させて測る
arena-about = ボット同士を対戦させます。勝った割合と、100回中95回は当てはまる区間、そしてレーティング。同じシードならどのマシンでも同じ結果です。
arena-bots = emperor または emperor/400（考える手数）。既定：各レベル
arena-game = このゲームだけ。くり返し可
arena-seats = この人数だけ、2,4 のように
arena-against = 各ボットを、ほかの席がすべてこのボットの中で
arena-ladder = 各ボットを一つ前のボットと（既定）
arena-round-robin = 各ボットを、ほかのすべてのボットと
arena-matches = 組み合わせごとの対局数、テーブルをちょうど何周か（既定：400）
arena-seed = 配りとボットの乱数のもと（既定：arena）
arena-seconds = 一手のCPU時間の上限。結果はマシンによって変わる
arena-workers = プロセスの数（既定：コアごとに一つ）
arena-json = 結果をJSONでも書く。- は表のかわりに標準出力へ
arena-resume = 書く、または続ける記録簿
arena-ray = Rayで対戦する（既定はこのマシンのもの）
completion-short = シェルの補完スクリプトを表示する
completion-about = Tabを押すとシェルが「parlour」のコマンド、オプション、ゲーム、ボットを補完するためのスクリプトを表示します。bashなら ~/.local/share/bash-completion/completions/parlour に、fishなら ~/.config/fish/completions/parlour.fish に、zshなら $fpath のフォルダーの _parlour に、tcshとPowerShellなら起動ファイルが読むファイルに書いてください。
completion-shell = どのシェルか

## Pythonのargparseの言葉。それぞれ英語の文の下に
argparse-usage = 使い方：
argparse-positional-arguments = 引数
argparse-options = オプション
argparse-show-this-help-message-and-exit = このヘルプを表示して終わる
argparse-prog-s-error-message-s = %(prog)s：エラー：%(message)s
argparse-argument-argument-name-s-message-s = 引数 %(argument_name)s：%(message)s
argparse-unrecognized-arguments-s = 知らない引数：%s
argparse-not-allowed-with-argument-s = %s とは一緒に使えません
argparse-ignored-explicit-argument-r = ここに %r は不要です
argparse-the-following-arguments-are-required-s = 引数が足りません：%s
argparse-one-of-the-arguments-s-is-required = 次のどれか一つが必要です：%s
argparse-expected-one-argument = 値が一つ必要です
argparse-expected-at-most-one-argument = 値は一つまでです
argparse-expected-at-least-one-argument = 値が一つ以上必要です
argparse-ambiguous-option-option-s-could-match-matches-s = オプション %(option)s はあいまいです：%(matches)s
argparse-invalid-type-s-value-value-r = 正しくない値（%(type)s）：%(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = %(value)r は選べません（%(choices)s のどれか）
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = %(value)r は選べません。%(closest)r でしょうか（%(choices)s のどれか）
