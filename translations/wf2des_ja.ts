<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ActionQueue</name>
    <message>
        <source>The request was given up before an answer came.</source>
        <translation>応答が届く前に要求を打ち切りました。</translation>
    </message>
    <message>
        <source>The run could not be read.</source>
        <translation>実行を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Before the run was read: %1</source>
        <translation>読み込む前の応答: %1</translation>
    </message>
    <message>
        <source>No clear answer came, so the run was read: it is still as you saw it.</source>
        <translation>明確な応答がなかったため実行を読み込みました。ご覧になった状態のままです。</translation>
    </message>
    <message>
        <source>No clear answer came, so the run was read: it has ended in another way.</source>
        <translation>明確な応答がなかったため実行を読み込みました。実行は別の形で終了しています。</translation>
    </message>
    <message>
        <source>No clear answer came, so the run was read: it has changed, but that does not tell whether your action did it.</source>
        <translation>明確な応答がなかったため実行を読み込みました。実行は変化していますが、この操作によるものかどうかは分かりません。</translation>
    </message>
    <message>
        <source>No clear answer came, and the run could not be read: %1</source>
        <translation>明確な応答がなく、実行も読み込めませんでした: %1</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Feedback: adopted</source>
        <translation>フィードバック: 採用</translation>
    </message>
    <message>
        <source>Feedback: fixed</source>
        <translation>フィードバック: 修正済み</translation>
    </message>
    <message>
        <source>%1 requested …</source>
        <translation>%1を要求しています…</translation>
    </message>
    <message>
        <source>%1: checking the outcome …</source>
        <translation>%1: 結果を確認しています…</translation>
    </message>
    <message>
        <source>%1 applied</source>
        <translation>%1が反映されました</translation>
    </message>
    <message>
        <source>%1 was not applied</source>
        <translation>%1は反映されませんでした</translation>
    </message>
    <message>
        <source>%1: the outcome is not known</source>
        <translation>%1: 結果は不明です</translation>
    </message>
    <message>
        <source>%1 was not sent: the run has moved</source>
        <translation>%1は未送信: 実行の状態が変わりました</translation>
    </message>
    <message>
        <source>The run is no longer what you saw when you pressed.</source>
        <translation>操作したときの表示から、実行の状態が変わっています。</translation>
    </message>
    <message>
        <source>The server refused: %1</source>
        <translation>サーバーが拒否しました: %1</translation>
    </message>
    <message>
        <source>The request was sent, but no answer came. It may or may not have been applied.</source>
        <translation>要求は送信されましたが、応答がありませんでした。反映されたかどうかは不明です。</translation>
    </message>
</context>
<context>
    <name>ApiWords</name>
    <message>
        <source>The server refused because the run has moved on: it is no longer in the phase this is for.</source>
        <translation>実行がすでに先へ進み、この操作の対象となるフェーズではないため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server refused because a newer attempt of this run has begun.</source>
        <translation>この実行の新しい試行が始まっているため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server refused because the run has already ended.</source>
        <translation>実行がすでに終了しているため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server refused because another open run holds this wireframe.</source>
        <translation>このワイヤーフレームには稼働中の別の実行があるため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server refused because the run has not completed; feedback is for completed runs.</source>
        <translation>実行が完了していないため、サーバーが拒否しました。フィードバックは完了した実行のみ可能です。</translation>
    </message>
    <message>
        <source>The server refused because this request&apos;s key was already used for another request.</source>
        <translation>この要求のキーが別の要求ですでに使われているため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server refused because this does not fit the run as it is now.</source>
        <translation>現在の実行の状態ではこの操作ができないため、サーバーが拒否しました。</translation>
    </message>
    <message>
        <source>The server does not know this run.</source>
        <translation>サーバーにこの実行はありません。</translation>
    </message>
    <message>
        <source>This run has no result document yet.</source>
        <translation>この実行の結果ドキュメントはまだありません。</translation>
    </message>
    <message>
        <source>The server has no list of runs at this address. Check the address and the paths in the profile.</source>
        <translation>このアドレスのサーバーに実行の一覧がありません。プロファイルのアドレスとパスを確認してください。</translation>
    </message>
    <message>
        <source>The profile has no address of the API.</source>
        <translation>プロファイルに API のアドレスがありません。</translation>
    </message>
    <message>
        <source>The address of the API must begin with https. Without encryption the token could be read on the way; plain http is taken for this computer only.</source>
        <translation>API のアドレスは https で始めてください。暗号化しないと、トークンが途中で読み取られるおそれがあります。http を使えるのはこのコンピューターだけです。</translation>
    </message>
    <message>
        <source>The address or a path of the API in the profile cannot be used. It must be a plain web address without a user name or password.</source>
        <translation>プロファイルの API のアドレスまたはパスは使用できません。ユーザー名やパスワードを含まない通常の Web アドレスを入力してください。</translation>
    </message>
    <message>
        <source>The token holds characters that cannot be sent, such as a line break. Copy it again.</source>
        <translation>トークンに改行など送信できない文字が含まれています。コピーし直してください。</translation>
    </message>
    <message>
        <source>This text cannot be the id of a run.</source>
        <translation>この文字列は実行 ID として使えません。</translation>
    </message>
    <message>
        <source>The request has no key of its own, so it cannot be sent safely.</source>
        <translation>要求に固有のキーがないため、安全に送信できません。</translation>
    </message>
    <message>
        <source>The server of the API was not found. Check the address and the network.</source>
        <translation>API のサーバーが見つかりません。アドレスとネットワークを確認してください。</translation>
    </message>
    <message>
        <source>The server of the API takes no connections. It may be down, or the port is wrong.</source>
        <translation>API のサーバーに接続できません。サーバーが停止しているか、ポートが間違っている可能性があります。</translation>
    </message>
    <message>
        <source>The server of the API did not answer in time.</source>
        <translation>API のサーバーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The request was cancelled before an answer came.</source>
        <translation>応答が届く前に要求がキャンセルされました。</translation>
    </message>
    <message>
        <source>The connection to the API was lost before an answer came.</source>
        <translation>応答が届く前に API との接続が切れました。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from an issuer that this computer does not trust.</source>
        <translation>サーバーの証明書の発行元を、このコンピューターは信頼していません。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is for another address than the one in the profile.</source>
        <translation>サーバーの証明書が、プロファイルとは別のアドレスのものです。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate has expired or is not valid yet.</source>
        <translation>サーバーの証明書は期限切れか、まだ有効になっていません。</translation>
    </message>
    <message>
        <source>No encrypted connection to the API could be made.</source>
        <translation>API への暗号化された接続を確立できませんでした。</translation>
    </message>
    <message>
        <source>The server does not accept the token. Sign in again or put in a new token.</source>
        <translation>サーバーがトークンを受け付けません。もう一度サインインするか、新しいトークンを入力してください。</translation>
    </message>
    <message>
        <source>The server does not allow this with your token.</source>
        <translation>お使いのトークンでは、サーバーがこの操作を許可していません。</translation>
    </message>
    <message>
        <source>The network&apos;s proxy asks for a sign-in.</source>
        <translation>ネットワークのプロキシがサインインを求めています。</translation>
    </message>
    <message>
        <source>The server found the request invalid.</source>
        <translation>サーバーが要求を無効と判断しました。</translation>
    </message>
    <message>
        <source>The server refused the request (HTTP %1).</source>
        <translation>サーバーが要求を拒否しました（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server gets too many requests at the moment. Try again later.</source>
        <translation>現在サーバーへの要求が多すぎます。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message numerus="yes">
        <source>The server gets too many requests at the moment. Try again in %n second(s).</source>
        <translation>
            <numerusform>現在サーバーへの要求が多すぎます。%n秒後にもう一度お試しください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The address of the API points on to another one. Nothing was sent there; put the new address into the profile if you trust it.</source>
        <translation>API のアドレスが別のアドレスへ転送されています。転送先には何も送信していません。信頼できる場合は、新しいアドレスをプロファイルに入力してください。</translation>
    </message>
    <message>
        <source>The server had a problem of its own (HTTP %1).</source>
        <translation>サーバー側で問題が発生しました（HTTP %1）。</translation>
    </message>
    <message>
        <source>Not the API but something in front of it answered, with a web page (HTTP %1).</source>
        <translation>API ではなく、その手前にある機器が Web ページを返しました（HTTP %1）。</translation>
    </message>
    <message>
        <source>The server gave an answer that cannot be read.</source>
        <translation>サーバーの応答を読み取れません。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is larger than this program takes.</source>
        <translation>サーバーの応答が、このプログラムで扱える大きさを超えています。</translation>
    </message>
    <message>
        <source>The server&apos;s rows lack the column &quot;%1&quot;, which every run must have.</source>
        <translation>サーバーの行に、すべての実行に必要なカラム「%1」がありません。</translation>
    </message>
    <message>
        <source>The server answered with another run than the one asked for.</source>
        <translation>サーバーが、要求したものとは別の実行を返しました。</translation>
    </message>
    <message>
        <source>%1 Nothing was sent.</source>
        <translation>%1何も送信していません。</translation>
    </message>
    <message>
        <source>%1 It is not known whether the action was applied.</source>
        <translation>%1操作が反映されたかどうかは不明です。</translation>
    </message>
</context>
<context>
    <name>CaBundle</name>
    <message>
        <source>This computer has no list of trusted certificates, so the database server cannot be checked. Install the CA certificates of your system.</source>
        <translation>このコンピューターに信頼できる証明書の一覧がないため、データベースサーバーを検証できません。システムの CA 証明書をインストールしてください。</translation>
    </message>
    <message>
        <source>A temporary file could not be written.</source>
        <translation>一時ファイルを書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Figma file</source>
        <translation>Figma ファイル</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>配置日時</translation>
    </message>
    <message>
        <source>Triggered from</source>
        <translation>トリガー元</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>確定方法</translation>
    </message>
    <message>
        <source>By</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Updated by</source>
        <translation>更新者</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Score version</source>
        <translation>スコアのバージョン</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Run id</source>
        <translation>実行 ID</translation>
    </message>
    <message>
        <source>Where the run stands</source>
        <translation>実行の現在の状況</translation>
    </message>
    <message>
        <source>From wireframe to design, or from design to wireframe</source>
        <translation>ワイヤーフレームからデザイン、またはデザインからワイヤーフレーム</translation>
    </message>
    <message>
        <source>Screen id and the wireframe&apos;s node</source>
        <translation>画面 ID とワイヤーフレームのノード</translation>
    </message>
    <message>
        <source>Time since the run was created</source>
        <translation>実行の作成からの経過時間</translation>
    </message>
    <message>
        <source>How many places the generator was unsure about</source>
        <translation>生成時に確信が持てなかった箇所の数</translation>
    </message>
    <message>
        <source>Score of the result; never compared across score versions</source>
        <translation>結果のスコア。バージョンをまたいで比較することはありません</translation>
    </message>
    <message>
        <source>Step inside a run that is processing</source>
        <translation>処理中の実行の段階</translation>
    </message>
    <message>
        <source>Project id</source>
        <translation>プロジェクト ID</translation>
    </message>
    <message>
        <source>Key of the Figma file</source>
        <translation>Figma ファイルのキー</translation>
    </message>
    <message>
        <source>Node id of the wireframe frame</source>
        <translation>ワイヤーフレームのフレームのノード ID</translation>
    </message>
    <message>
        <source>Whether the result was fixed or adopted</source>
        <translation>結果が修正されたか、採用されたか</translation>
    </message>
    <message>
        <source>When the plugin placed the result in Figma</source>
        <translation>プラグインが結果を Figma に配置した日時</translation>
    </message>
    <message>
        <source>Where the run was triggered: the API or the Figma plugin</source>
        <translation>実行のトリガー元（API または Figma プラグイン）</translation>
    </message>
    <message>
        <source>Whether a person confirms the parse</source>
        <translation>解析をユーザーが確定するかどうか</translation>
    </message>
    <message>
        <source>Who triggered the run</source>
        <translation>実行をトリガーしたユーザー</translation>
    </message>
    <message>
        <source>When the run was created</source>
        <translation>実行が作成された日時</translation>
    </message>
    <message>
        <source>When the row last changed</source>
        <translation>行が最後に更新された日時</translation>
    </message>
    <message>
        <source>Who changed the row last</source>
        <translation>行を最後に更新したユーザー</translation>
    </message>
    <message>
        <source>Counter that tells a superseded attempt from the current one</source>
        <translation>取って代わられた試行と現在の試行を区別する番号</translation>
    </message>
    <message>
        <source>Why the run failed</source>
        <translation>実行が失敗した理由</translation>
    </message>
    <message>
        <source>Version of the score&apos;s formula</source>
        <translation>スコアの計算式のバージョン</translation>
    </message>
    <message>
        <source>Organization id</source>
        <translation>組織 ID</translation>
    </message>
    <message>
        <source>The run&apos;s id</source>
        <translation>実行の ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Open the profile with this name.</source>
        <translation>この名前のプロファイルを開きます。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Start with sample data, on a server of its own on this computer: sqlite (default) or postgres.</source>
        <translation>このコンピューター上の専用サーバーでサンプルデータを使って起動します。sqlite（既定）または postgres。</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Further options for the sample server.</source>
        <translation>サンプルサーバーの追加オプション。</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Show the runs that match this filter.</source>
        <translation>このフィルターに一致する実行を表示します。</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Check everything the program needs, print what was found and end with 0 or 1.</source>
        <translation>プログラムに必要なものをすべてチェックし、結果を出力して 0 または 1 で終了します。</translation>
    </message>
    <message>
        <source>With --check: print JSON.</source>
        <translation>--check とともに使うと JSON を出力します。</translation>
    </message>
    <message>
        <source>en or ja.</source>
        <translation>en または ja。</translation>
    </message>
    <message>
        <source>language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light または dark。</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>設定をこのファイルに保存します。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>--sandbox takes sqlite or postgres, not &quot;%1&quot;.</source>
        <translation>--sandbox に指定できるのは sqlite または postgres です。「%1」は使えません。</translation>
    </message>
    <message>
        <source>--language takes en or ja, not &quot;%1&quot;.</source>
        <translation>--language に指定できるのは en または ja です。「%1」は使えません。</translation>
    </message>
    <message>
        <source>--palette takes light or dark, not &quot;%1&quot;.</source>
        <translation>--palette に指定できるのは light または dark です。「%1」は使えません。</translation>
    </message>
    <message>
        <source>--json goes with --check.</source>
        <translation>--json は --check とともに使います。</translation>
    </message>
    <message>
        <source>--sandbox and --profile exclude each other.</source>
        <translation>--sandbox と --profile は同時に指定できません。</translation>
    </message>
    <message>
        <source>--sandbox-args goes with --sandbox.</source>
        <translation>--sandbox-args は --sandbox とともに使います。</translation>
    </message>
    <message>
        <source>Operations dashboard for wireframe-to-design and design-to-wireframe runs.</source>
        <translation>ワイヤーフレームからデザイン、デザインからワイヤーフレームへの生成実行の運用ダッシュボード。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option. See --help.</source>
        <translation>「%1」というオプションはありません。--help を参照してください。</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>PostgreSQL driver</source>
        <translation>PostgreSQL ドライバー</translation>
    </message>
    <message>
        <source>The driver loads.</source>
        <translation>ドライバーを読み込めます。</translation>
    </message>
    <message>
        <source>The driver for PostgreSQL (QPSQL) or its library libpq is missing.</source>
        <translation>PostgreSQL のドライバー（QPSQL）またはそのライブラリ libpq がありません。</translation>
    </message>
    <message>
        <source>Install the package that holds Qt&apos;s PostgreSQL driver, or reinstall this program.</source>
        <translation>Qt の PostgreSQL ドライバーを含むパッケージをインストールするか、このプログラムを再インストールしてください。</translation>
    </message>
    <message>
        <source>Encryption (TLS)</source>
        <translation>暗号化（TLS）</translation>
    </message>
    <message>
        <source>Encrypted connections work.</source>
        <translation>暗号化された接続を使用できます。</translation>
    </message>
    <message>
        <source>Encrypted connections are not possible: no TLS library was found.</source>
        <translation>TLS ライブラリが見つからないため、暗号化された接続を使用できません。</translation>
    </message>
    <message>
        <source>Install OpenSSL and Qt&apos;s TLS plugin, or reinstall this program.</source>
        <translation>OpenSSL と Qt の TLS プラグインをインストールするか、このプログラムを再インストールしてください。</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>認証局</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate authorities are trusted.</source>
        <translation>
            <numerusform>%n件の認証局を信頼しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The system&apos;s list of trusted certificate authorities is empty or missing.</source>
        <translation>システムの信頼できる認証局の一覧が空か、存在しません。</translation>
    </message>
    <message>
        <source>Install the package ca-certificates, or ask IT.</source>
        <translation>パッケージ ca-certificates をインストールするか、IT 担当者に依頼してください。</translation>
    </message>
    <message>
        <source>Japanese letters</source>
        <translation>日本語の文字</translation>
    </message>
    <message>
        <source>A font for Japanese is installed.</source>
        <translation>日本語のフォントがインストールされています。</translation>
    </message>
    <message>
        <source>No font for Japanese is installed: Japanese text shows as boxes.</source>
        <translation>日本語のフォントがインストールされていないため、日本語が四角で表示されます。</translation>
    </message>
    <message>
        <source>Install a Japanese font, for instance Noto Sans CJK.</source>
        <translation>Noto Sans CJK などの日本語フォントをインストールしてください。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings can be saved.</source>
        <translation>設定を保存できます。</translation>
    </message>
    <message>
        <source>Make the folder writable for you, or free some disk space.</source>
        <translation>フォルダーを書き込み可能にするか、ディスクの空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>サンプルデータ</translation>
    </message>
    <message>
        <source>The sample server is not installed: &quot;Explore with sample data&quot; will not work.</source>
        <translation>サンプルサーバーがインストールされていないため、「サンプルデータで試す」は使えません。</translation>
    </message>
    <message>
        <source>Reinstall this program.</source>
        <translation>このプログラムを再インストールしてください。</translation>
    </message>
    <message>
        <source>The sample server is installed.</source>
        <translation>サンプルサーバーがインストールされています。</translation>
    </message>
    <message>
        <source>Check host and port in the profile, the network and a VPN, and that PostgreSQL is running.</source>
        <translation>プロファイルのホストとポート、ネットワークと VPN、PostgreSQL が動作しているかを確認してください。</translation>
    </message>
    <message>
        <source>Check user and password in the profile.</source>
        <translation>プロファイルのユーザーとパスワードを確認してください。</translation>
    </message>
    <message>
        <source>Check the name of the database in the profile.</source>
        <translation>プロファイルのデータベース名を確認してください。</translation>
    </message>
    <message>
        <source>Check schema and table in the profile, or ask IT for SELECT on the table.</source>
        <translation>プロファイルのスキーマとテーブルを確認するか、テーブルの SELECT 権限を IT 担当者に依頼してください。</translation>
    </message>
    <message>
        <source>Ask IT to grant SELECT on the table to this user.</source>
        <translation>このユーザーへのテーブルの SELECT 権限の付与を IT 担当者に依頼してください。</translation>
    </message>
    <message>
        <source>Ask IT for the server&apos;s certificate, or choose another TLS mode in the profile.</source>
        <translation>サーバーの証明書を IT 担当者に問い合わせるか、プロファイルで別の TLS モードを選んでください。</translation>
    </message>
    <message>
        <source>Show the detail to IT.</source>
        <translation>詳細を IT 担当者に見せてください。</translation>
    </message>
    <message>
        <source>Enter a valid token in the profile.</source>
        <translation>プロファイルに有効なトークンを入力してください。</translation>
    </message>
    <message>
        <source>Check the base URL and the paths in the profile.</source>
        <translation>プロファイルのベースアドレスとパスを確認してください。</translation>
    </message>
    <message>
        <source>Ask IT to install the certificate authority of the API on this computer.</source>
        <translation>API の認証局をこのコンピューターにインストールするよう IT 担当者に依頼してください。</translation>
    </message>
    <message>
        <source>Check the base URL in the profile and the network, and ask whether wf2des-api is running.</source>
        <translation>プロファイルのベースアドレスとネットワークを確認し、wf2des-api が動作しているか問い合わせてください。</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>PostgreSQL at %1 answers.</source>
        <translation>%1 の PostgreSQL が応答しています。</translation>
    </message>
    <message>
        <source>Database role</source>
        <translation>データベースのロール</translation>
    </message>
    <message>
        <source>The role may write to the table. The dashboard never does, but it should not be able to.</source>
        <translation>このロールはテーブルに書き込めます。ダッシュボードが書き込むことはありませんが、書き込めないロールにすべきです。</translation>
    </message>
    <message>
        <source>Ask IT for a role that can only SELECT.</source>
        <translation>SELECT だけができるロールを IT 担当者に依頼してください。</translation>
    </message>
    <message>
        <source>The role can only read.</source>
        <translation>ロールは読み取り専用です。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>The table has every column.</source>
        <translation>テーブルにすべてのカラムがあります。</translation>
    </message>
    <message>
        <source>The table lacks optional columns: %1. Their features are hidden.</source>
        <translation>テーブルに任意のカラムがありません: %1。関連する機能は表示されません。</translation>
    </message>
    <message>
        <source>Nothing to do on an older deployment.</source>
        <translation>古い環境であれば対応は不要です。</translation>
    </message>
    <message>
        <source>Secret store</source>
        <translation>シークレットストア</translation>
    </message>
    <message>
        <source>Passwords and tokens can be stored.</source>
        <translation>パスワードとトークンを保存できます。</translation>
    </message>
    <message>
        <source>Passwords and tokens are kept in memory until the program ends. To store them, install and unlock a secret service, for instance GNOME Keyring or KWallet.</source>
        <translation>パスワードとトークンは、プログラムの終了までメモリに保持されます。保存するには、GNOME Keyring や KWallet などのシークレットサービスをインストールし、ロックを解除してください。</translation>
    </message>
    <message>
        <source>PostgreSQL at %1: %2</source>
        <translation>%1 の PostgreSQL: %2</translation>
    </message>
    <message>
        <source>Database connection</source>
        <translation>データベース接続</translation>
    </message>
    <message>
        <source>Look at the profile&apos;s PostgreSQL settings.</source>
        <translation>プロファイルの PostgreSQL 設定を確認してください。</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>The API at %1 answers.</source>
        <translation>%1 の API が応答しています。</translation>
    </message>
    <message>
        <source>API token</source>
        <translation>API トークン</translation>
    </message>
    <message>
        <source>The token is accepted.</source>
        <translation>トークンは受け付けられました。</translation>
    </message>
    <message>
        <source>The API at %1: %2</source>
        <translation>%1 の API: %2</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>no answer for %1</source>
        <translation>応答なし（%1）</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>loading %1 of about %2</source>
        <translation>読み込み中 %1 / 約 %2</translation>
    </message>
    <message>
        <source>loading, %1 so far</source>
        <translation>読み込み中 %1件</translation>
    </message>
    <message>
        <source>offline, trying again</source>
        <translation>オフライン、再試行中</translation>
    </message>
    <message>
        <source>offline, next try in %1</source>
        <translation>オフライン、%1後に再試行</translation>
    </message>
    <message>
        <source>polling slowly</source>
        <translation>低速でポーリング中</translation>
    </message>
    <message>
        <source>polling, %1 ms</source>
        <translation>ポーリング中 %1 ms</translation>
    </message>
    <message>
        <source>replica %1 behind</source>
        <translation>レプリカの遅れ %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>loading open runs</source>
        <translation>稼働中の実行を読み込み中</translation>
    </message>
    <message>
        <source>stopped by a problem</source>
        <translation>問題により停止</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>%1 時点</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Next run, previous run</source>
        <translation>次の実行、前の実行</translation>
    </message>
    <message>
        <source>First run, last run</source>
        <translation>最初の実行、最後の実行</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go to the run&apos;s detail</source>
        <translation>実行の詳細へ移動</translation>
    </message>
    <message>
        <source>Confirm the parse</source>
        <translation>解析を確定</translation>
    </message>
    <message>
        <source>Reject the parse</source>
        <translation>解析を却下</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>実行をキャンセル</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the search box: clear, then back to the list</source>
        <translation>検索ボックス内: クリアし、次に一覧へ戻る</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>選択した行をコピー</translation>
    </message>
    <message>
        <source>Read the runs again now</source>
        <translation>実行を今すぐ再読み込み</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>この一覧</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Single keys wait while you type in a text field.</source>
        <translation>テキスト欄への入力中は、1 文字のキーは働きません。</translation>
    </message>
    <message>
        <source>About WF2Des Dashboard</source>
        <translation>WF2Des Dashboard について</translation>
    </message>
    <message>
        <source>WF2Des Dashboard</source>
        <translation>WF2Des Dashboard</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。</translation>
    </message>
</context>
<context>
    <name>JsonDocument</name>
    <message>
        <source>The document is not valid JSON: it breaks at byte %1.</source>
        <translation>ドキュメントは正しい JSON ではありません（%1 バイト目で壊れています）。</translation>
    </message>
    <message>
        <source>The document is too large to be shown.</source>
        <translation>ドキュメントが大きすぎて表示できません。</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>it is not an object</source>
        <translation>オブジェクトではありません</translation>
    </message>
    <message>
        <source>it is not a text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>it is neither true nor false</source>
        <translation>true でも false でもありません</translation>
    </message>
    <message>
        <source>it is not a whole number from %1 to %2</source>
        <translation>%1 から %2 までの整数ではありません</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>it is not a list</source>
        <translation>リストではありません</translation>
    </message>
    <message>
        <source>it holds something that is not a whole number</source>
        <translation>整数でないものが含まれています</translation>
    </message>
</context>
<context>
    <name>PostgresConnection</name>
    <message>
        <source>The profile&apos;s database settings hold a character that is not allowed.</source>
        <translation>プロファイルのデータベース設定に、使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>The PostgreSQL driver cannot be loaded. Install the program again, or the packages for Qt&apos;s PostgreSQL driver and libpq.</source>
        <translation>PostgreSQL ドライバーを読み込めません。プログラムを再インストールするか、Qt の PostgreSQL ドライバーと libpq のパッケージをインストールしてください。</translation>
    </message>
    <message>
        <source>The PostgreSQL driver does not fit this program.</source>
        <translation>PostgreSQL ドライバーがこのプログラムに適合しません。</translation>
    </message>
    <message>
        <source>The database took too long to answer.</source>
        <translation>データベースの応答に時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>接続が閉じられました。</translation>
    </message>
</context>
<context>
    <name>PostgresErrors</name>
    <message>
        <source>The database does not accept the user %1 with this password.</source>
        <translation>データベースが、ユーザー %1 をこのパスワードでは受け付けません。</translation>
    </message>
    <message>
        <source>The database wants a password for the user %1, and the profile has none.</source>
        <translation>データベースはユーザー %1 のパスワードを求めていますが、プロファイルにありません。</translation>
    </message>
    <message>
        <source>The database server does not let the user %1 into the database %2 from this computer.</source>
        <translation>データベースサーバーは、このコンピューターからユーザー %1 がデータベース %2 に接続することを許可していません。</translation>
    </message>
    <message>
        <source>The database server lets nobody in from this computer without encryption. Choose a protected connection in the profile, or ask for access.</source>
        <translation>データベースサーバーは、このコンピューターからの暗号化されていない接続を許可していません。プロファイルで保護された接続を選ぶか、アクセスを申請してください。</translation>
    </message>
    <message>
        <source>There is no database named %1 on this server.</source>
        <translation>このサーバーに %1 という名前のデータベースはありません。</translation>
    </message>
    <message>
        <source>The database server offers no encryption, and the profile asks for it.</source>
        <translation>プロファイルは暗号化を求めていますが、データベースサーバーが対応していません。</translation>
    </message>
    <message>
        <source>The database server could not prove who it is: its certificate is not trusted, has expired, or belongs to another name.</source>
        <translation>データベースサーバーの身元を確認できませんでした。証明書が信頼されていないか、期限切れか、別の名前のものです。</translation>
    </message>
    <message>
        <source>The database server has no connection free at the moment.</source>
        <translation>現在、データベースサーバーに空いている接続がありません。</translation>
    </message>
    <message>
        <source>The database server is starting up or shutting down.</source>
        <translation>データベースサーバーが起動中または停止中です。</translation>
    </message>
    <message>
        <source>None of the database servers has the role that the profile asks for.</source>
        <translation>プロファイルが求める役割を持つデータベースサーバーがありません。</translation>
    </message>
    <message>
        <source>The database server %1 does not answer.</source>
        <translation>データベースサーバー %1 が応答しません。</translation>
    </message>
    <message>
        <source>The database server %1 cannot be found. Check its name and your network.</source>
        <translation>データベースサーバー %1 が見つかりません。名前とネットワークを確認してください。</translation>
    </message>
    <message>
        <source>There is no way to the database server %1 from here. Check your network or VPN.</source>
        <translation>ここからデータベースサーバー %1 に到達できません。ネットワークまたは VPN を確認してください。</translation>
    </message>
    <message>
        <source>No database server answers at %1, port %2.</source>
        <translation>%1 のポート %2 で応答するデータベースサーバーがありません。</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>データベースとの接続が切れました。</translation>
    </message>
    <message>
        <source>The database took too long to answer.</source>
        <translation>データベースの応答に時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>The database has no table %1.</source>
        <translation>データベースにテーブル %1 がありません。</translation>
    </message>
    <message>
        <source>The table %1 lacks a column that is needed.</source>
        <translation>テーブル %1 に必要なカラムがありません。</translation>
    </message>
    <message>
        <source>The user %1 may not read %2.</source>
        <translation>ユーザー %1 には %2 の読み取り権限がありません。</translation>
    </message>
    <message>
        <source>The database refused to answer a question about %1.</source>
        <translation>データベースが %1 に関する問い合わせを拒否しました。</translation>
    </message>
</context>
<context>
    <name>ProfileFile</name>
    <message>
        <source>The file could not be opened.</source>
        <translation>ファイルを開けませんでした。</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>ファイルを書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>ProfileJson</name>
    <message>
        <source>it is not one of the known words</source>
        <translation>定義された値ではありません</translation>
    </message>
    <message>
        <source>it is not a web address</source>
        <translation>Web アドレスではありません</translation>
    </message>
    <message>
        <source>it is not a UUID</source>
        <translation>UUID ではありません</translation>
    </message>
    <message>
        <source>This is not a list of profiles of this program.</source>
        <translation>このプログラムのプロファイル一覧ではありません。</translation>
    </message>
    <message>
        <source>These profiles were written by a newer version of this program.</source>
        <translation>これらのプロファイルは、このプログラムの新しいバージョンで書き出されたものです。</translation>
    </message>
    <message>
        <source>another profile has it too</source>
        <translation>別のプロファイルと重複しています</translation>
    </message>
    <message>
        <source>Profile %1 in the list cannot be used.</source>
        <translation>一覧の %1 番目のプロファイルは使用できません。</translation>
    </message>
</context>
<context>
    <name>ProfileRules</name>
    <message>
        <source>Give the profile a name.</source>
        <translation>プロファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>The colour is written as # and six hexadecimal digits.</source>
        <translation>色は # と 6 桁の 16 進数で表します。</translation>
    </message>
    <message>
        <source>Enter the database&apos;s host name.</source>
        <translation>データベースのホスト名を入力してください。</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>ポートは 1 から 65535 までの数値です。</translation>
    </message>
    <message>
        <source>This must not be empty when a database is used.</source>
        <translation>データベースを使う場合は必ず入力してください。</translation>
    </message>
    <message>
        <source>This holds a character that PostgreSQL cannot take.</source>
        <translation>PostgreSQL で使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>This is not a web address. It looks like https://api.example.com.</source>
        <translation>Web アドレスではありません。https://api.example.com のような形式で入力してください。</translation>
    </message>
    <message>
        <source>Use https: with http the token could be read on the way. Only this computer is reached by http.</source>
        <translation>https を使ってください。http ではトークンが途中で読み取られるおそれがあります。http を使えるのはこのコンピューターだけです。</translation>
    </message>
    <message>
        <source>Leave user name and password out of the address; the token has a field of its own.</source>
        <translation>アドレスにユーザー名とパスワードを含めないでください。トークンには専用の欄があります。</translation>
    </message>
    <message>
        <source>Leave everything from ? or # on out of the address.</source>
        <translation>アドレスに ? または # 以降を含めないでください。</translation>
    </message>
    <message>
        <source>Every path starts with a slash.</source>
        <translation>パスはすべてスラッシュで始めてください。</translation>
    </message>
    <message>
        <source>Every path of one run holds {id} exactly once, for instance %1.</source>
        <translation>1 件の実行を指すパスには {id} を 1 つだけ含めてください（例: %1）。</translation>
    </message>
    <message>
        <source>Enter a database, an API address, or both.</source>
        <translation>データベースと API のアドレスの一方または両方を入力してください。</translation>
    </message>
    <message>
        <source>A limit is longer than zero.</source>
        <translation>時間は 0 より長くしてください。</translation>
    </message>
    <message>
        <source>The database&apos;s certificate is checked, but not that it belongs to this host.</source>
        <translation>データベースの証明書は検証されますが、このホストのものかどうかは検証されません。</translation>
    </message>
    <message>
        <source>The connection is encrypted, but anyone could pretend to be the database: its certificate is not checked.</source>
        <translation>接続は暗号化されますが、証明書が検証されないため、他者がデータベースになりすますおそれがあります。</translation>
    </message>
    <message>
        <source>The connection is not encrypted: password and data can be read on the way.</source>
        <translation>接続が暗号化されないため、パスワードとデータが途中で読み取られるおそれがあります。</translation>
    </message>
</context>
<context>
    <name>RunActivity</name>
    <message>
        <source>by %1</source>
        <translation>操作者: %1</translation>
    </message>
    <message>
        <source>triggered from %1</source>
        <translation>トリガー元: %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Placed in Figma</source>
        <translation>Figma に配置</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>自分の操作: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由: %1</translation>
    </message>
</context>
<context>
    <name>RunFields</name>
    <message>
        <source>Stored as %1</source>
        <translation>格納値: %1</translation>
    </message>
    <message>
        <source>UTC: %1</source>
        <translation>UTC: %1</translation>
    </message>
    <message>
        <source>Shown as it arrived: this value could not be read.</source>
        <translation>この値は解釈できなかったため、受信したまま表示しています。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>ワイヤーフレーム</translation>
    </message>
    <message>
        <source>Place next to</source>
        <translation>配置ノード</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Result file</source>
        <translation>結果ファイル</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除日時</translation>
    </message>
    <message>
        <source>Deleted by</source>
        <translation>削除者</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>Write a number of flags: 3, &gt;0, 2..5 or none.</source>
        <translation>フラグ数を入力してください: 3、&gt;0、2..5 または none。</translation>
    </message>
    <message>
        <source>Write a score with at most 4 decimals: &lt;0.6, 0.5..0.9 or none.</source>
        <translation>スコアを小数点以下 4 桁以内で入力してください: &lt;0.6、0.5..0.9 または none。</translation>
    </message>
    <message>
        <source>Write an age with s, m, h, d or w: &gt;2h, &lt;30m or 1d..1w.</source>
        <translation>経過時間を s、m、h、d、w を付けて入力してください: &gt;2h、&lt;30m、1d..1w。</translation>
    </message>
    <message>
        <source>Write a day or two ends in UTC: 2026-11-01 or 2026-11-01..2026-11-08.</source>
        <translation>日付または範囲を UTC で入力してください: 2026-11-01 または 2026-11-01..2026-11-08。</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>ここに値がありません。</translation>
    </message>
    <message>
        <source>There is no filter of this name; it is searched as text.</source>
        <translation>この名前のフィルターはないため、テキストとして検索します。</translation>
    </message>
    <message>
        <source>There is no such value. Possible: %1.</source>
        <translation>そのような値はありません。使用できる値: %1。</translation>
    </message>
    <message>
        <source>There is no such state. Possible: %1.</source>
        <translation>そのような状態はありません。使用できる値: %1。</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>Unknown (%1)</source>
        <translation>不明（%1）</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Parse</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Awaiting confirm</source>
        <translation>確認待ち</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>組み立て</translation>
    </message>
    <message>
        <source>Wireframe → design</source>
        <translation>WF → デザイン</translation>
    </message>
    <message>
        <source>Design → wireframe</source>
        <translation>デザイン → WF</translation>
    </message>
    <message>
        <source>WF→Des</source>
        <translation>WF→Des</translation>
    </message>
    <message>
        <source>Des→WF</source>
        <translation>Des→WF</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Auto-confirm</source>
        <translation>自動確定</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>修正済み</translation>
    </message>
    <message>
        <source>Adopted</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Processing · parse</source>
        <translation>処理中 · 解析</translation>
    </message>
    <message>
        <source>Processing · assemble</source>
        <translation>処理中 · 組み立て</translation>
    </message>
    <message>
        <source>Processing · no phase</source>
        <translation>処理中 · フェーズなし</translation>
    </message>
    <message>
        <source>Processing · unknown (%1)</source>
        <translation>処理中 · 不明（%1）</translation>
    </message>
    <message>
        <source>24 hours</source>
        <translation>24時間</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7日間</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30日間</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90日間</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1年間</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Needs confirm</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>the view of failed runs</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグあり</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>未配置</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>すべての実行</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation>%1日</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1日%2時間</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a run that has not ended</comment>
        <translation>稼働中</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>配置済み</translation>
    </message>
    <message>
        <source>Changed after its end</source>
        <translation>終了後に変化</translation>
    </message>
</context>
<context>
    <name>SecretStore</name>
    <message>
        <source>The system&apos;s secret store did not grant access.</source>
        <translation>システムのシークレットストアがアクセスを許可しませんでした。</translation>
    </message>
    <message>
        <source>No secret store of the system can be reached; secrets last until the program ends.</source>
        <translation>システムのシークレットストアを利用できません。シークレットはプログラムの終了まで保持されます。</translation>
    </message>
    <message>
        <source>The program ended before the secret store answered.</source>
        <translation>シークレットストアが応答する前にプログラムが終了しました。</translation>
    </message>
    <message numerus="yes">
        <source>The secret is longer than the system&apos;s secret store can hold (%n byte(s)).</source>
        <translation>
            <numerusform>シークレットが、システムのシークレットストアに保存できる長さ（%nバイト）を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The system&apos;s secret store did not give back what was put in.</source>
        <translation>システムのシークレットストアが、保存した内容と異なるものを返しました。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file could not be read. It was kept aside and the program starts with its defaults.</source>
        <translation>設定ファイルを読み取れませんでした。ファイルを別名で残し、既定の設定で起動します。</translation>
    </message>
    <message>
        <source>The settings could not be saved. They last until the program ends.</source>
        <translation>設定を保存できませんでした。設定はプログラムの終了まで保持されます。</translation>
    </message>
</context>
<context>
    <name>TransitionRules</name>
    <message>
        <source>The run is still being parsed; there is no parse to decide on yet.</source>
        <translation>実行はまだ解析中です。確定または却下できる解析がありません。</translation>
    </message>
    <message>
        <source>The parse was already confirmed; the run is being assembled.</source>
        <translation>解析はすでに確定され、組み立て中です。</translation>
    </message>
    <message>
        <source>The run is in a phase that this version does not know.</source>
        <translation>実行が、このバージョンでは扱えないフェーズにあります。</translation>
    </message>
    <message>
        <source>The run has already completed.</source>
        <translation>実行はすでに完了しています。</translation>
    </message>
    <message>
        <source>The run failed; feedback is for completed runs.</source>
        <translation>実行は失敗しました。フィードバックは完了した実行のみ可能です。</translation>
    </message>
    <message>
        <source>The run has already failed.</source>
        <translation>実行はすでに失敗しています。</translation>
    </message>
    <message>
        <source>The parse was rejected; feedback is for completed runs.</source>
        <translation>解析は却下されました。フィードバックは完了した実行のみ可能です。</translation>
    </message>
    <message>
        <source>The parse has already been rejected.</source>
        <translation>解析はすでに却下されています。</translation>
    </message>
    <message>
        <source>The run was cancelled; feedback is for completed runs.</source>
        <translation>実行はキャンセルされました。フィードバックは完了した実行のみ可能です。</translation>
    </message>
    <message>
        <source>The run has already been cancelled.</source>
        <translation>実行はすでにキャンセルされています。</translation>
    </message>
    <message>
        <source>The run has not completed yet; feedback is for completed runs.</source>
        <translation>実行はまだ完了していません。フィードバックは完了後に可能です。</translation>
    </message>
    <message>
        <source>The run has a status that this version does not know.</source>
        <translation>実行のステータスは、このバージョンでは扱えないものです。</translation>
    </message>
    <message>
        <source>This profile can only look.</source>
        <translation>このプロファイルは閲覧専用です。</translation>
    </message>
    <message>
        <source>An action on this run is still on its way.</source>
        <translation>この実行に対する操作がまだ処理中です。</translation>
    </message>
</context>
<context>
    <name>wf2des::ActivityView</name>
    <message>
        <source>Activity of the run</source>
        <translation>実行のアクティビティ</translation>
    </message>
</context>
<context>
    <name>wf2des::AddFilterMenu</name>
    <message>
        <source>Open: not ended yet</source>
        <translation>稼働中: まだ終了していない</translation>
    </message>
    <message>
        <source>Blocked: open for too long</source>
        <translation>ブロック中: 稼働時間が長すぎる</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグあり</translation>
    </message>
    <message>
        <source>Placed in Figma</source>
        <translation>Figma に配置済み</translation>
    </message>
    <message>
        <source>Completed, not placed yet</source>
        <translation>完了、未配置</translation>
    </message>
    <message>
        <source>Outcome changed after the end</source>
        <translation>終了後に結果が変わった</translation>
    </message>
    <message>
        <source>At least one</source>
        <translation>1 件以上</translation>
    </message>
    <message>
        <source>Five or more</source>
        <translation>5 件以上</translation>
    </message>
    <message>
        <source>No flags</source>
        <translation>フラグなし</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>未集計</translation>
    </message>
    <message>
        <source>Under 0.6</source>
        <translation>0.6 未満</translation>
    </message>
    <message>
        <source>Under 0.8</source>
        <translation>0.8 未満</translation>
    </message>
    <message>
        <source>0.9 or better</source>
        <translation>0.9 以上</translation>
    </message>
    <message>
        <source>Less than an hour</source>
        <translation>1 時間未満</translation>
    </message>
    <message>
        <source>More than 2 hours</source>
        <translation>2 時間超</translation>
    </message>
    <message>
        <source>More than a day</source>
        <translation>1 日超</translation>
    </message>
    <message>
        <source>Save as View…</source>
        <translation>ビューとして保存…</translation>
    </message>
</context>
<context>
    <name>wf2des::ApiFeed</name>
    <message>
        <source>The connection was closed.</source>
        <translation>接続が閉じられました。</translation>
    </message>
</context>
<context>
    <name>wf2des::CheckCommand</name>
    <message>
        <source>Sample data</source>
        <translation>サンプルデータ</translation>
    </message>
    <message>
        <source>Reinstall this program.</source>
        <translation>このプログラムを再インストールしてください。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>There is no profile named &quot;%1&quot;.</source>
        <translation>「%1」という名前のプロファイルはありません。</translation>
    </message>
    <message>
        <source>Start the program and look under File, Profiles.</source>
        <translation>プログラムを起動し、「ファイル」の「プロファイル」を確認してください。</translation>
    </message>
</context>
<context>
    <name>wf2des::CheckList</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Results of the check</source>
        <translation>チェックの結果</translation>
    </message>
</context>
<context>
    <name>wf2des::ChipButton</name>
    <message>
        <source>%1: %2</source>
        <comment>filter and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>wf2des::ColorSwatches</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>wf2des::ColumnLayout</name>
    <message>
        <source>Restore Default Columns</source>
        <translation>列を既定に戻す</translation>
    </message>
</context>
<context>
    <name>wf2des::Dashboard</name>
    <message>
        <source>There is no profile named &quot;%1&quot;.</source>
        <translation>「%1」という名前のプロファイルはありません。</translation>
    </message>
    <message>
        <source>The sample server ended. Start the program again to go on with sample data.</source>
        <translation>サンプルサーバーが終了しました。サンプルデータの使用を続けるには、プログラムを再起動してください。</translation>
    </message>
</context>
<context>
    <name>wf2des::DetailHeader</name>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>project %1</source>
        <translation>プロジェクト %1</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>試行 %1</translation>
    </message>
    <message>
        <source>(no screen id)</source>
        <translation>（画面 ID なし）</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>how long in this state</comment>
        <translation>%1経過</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <comment>how long since it ended</comment>
        <translation>%1前</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>changed after it had ended</source>
        <translation>終了後に変更あり</translation>
    </message>
</context>
<context>
    <name>wf2des::DetailPane</name>
    <message>
        <source>Details of the run</source>
        <translation>実行の詳細</translation>
    </message>
    <message>
        <source>No run selected</source>
        <translation>実行が選択されていません</translation>
    </message>
    <message>
        <source>Choose a run in the list to see it here.</source>
        <translation>一覧で実行を選ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Sections of the details</source>
        <translation>詳細のセクション</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>This run is no longer in the table.</source>
        <translation>この実行はすでにテーブルにありません。</translation>
    </message>
    <message>
        <source>The whole row could not be read: %1</source>
        <translation>行の全体を読み取れませんでした: %1</translation>
    </message>
</context>
<context>
    <name>wf2des::Doctor</name>
    <message>
        <source>The system&apos;s secret store did not answer in time.</source>
        <translation>システムのシークレットストアが時間内に応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>wf2des::DoctorDialog</name>
    <message>
        <source>Connection check</source>
        <translation>接続チェック</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>チェックしています…</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) failed.</source>
        <translation>
            <numerusform>%n件のチェックが失敗しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All checks passed, with %n warning(s).</source>
        <translation>
            <numerusform>すべてのチェックに合格しました（警告%n件）。</numerusform>
        </translation>
    </message>
    <message>
        <source>All checks passed.</source>
        <translation>すべてのチェックに合格しました。</translation>
    </message>
</context>
<context>
    <name>wf2des::EmptyState</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Loading runs…</source>
        <translation>実行を読み込んでいます…</translation>
    </message>
    <message>
        <source>Open runs come first, then the history, newest first.</source>
        <translation>稼働中の実行、続いて履歴を新しい順に読み込みます。</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>実行を読み取れませんでした</translation>
    </message>
    <message>
        <source>There is no connection.</source>
        <translation>接続がありません。</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>No runs in this range</source>
        <translation>この期間に実行はありません</translation>
    </message>
    <message>
        <source>New runs appear here by themselves. A longer range may show older ones.</source>
        <translation>新しい実行は自動的に表示されます。期間を長くすると、古い実行が表示される場合があります。</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>一致する実行はありません</translation>
    </message>
    <message>
        <source>Rows are still being loaded; matches appear as they arrive.</source>
        <translation>まだ読み込み中です。一致する行は届き次第表示されます。</translation>
    </message>
    <message>
        <source>Nothing among the rows read so far matches the filter.</source>
        <translation>これまでに読み込んだ行に、フィルターに一致するものはありません。</translation>
    </message>
    <message>
        <source>Nothing in this range matches the filter.</source>
        <translation>この期間に、フィルターに一致するものはありません。</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>フィルターをクリア</translation>
    </message>
</context>
<context>
    <name>wf2des::ErrorBanner</name>
    <message>
        <source>HTTP status %1</source>
        <translation>HTTP ステータス %1</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>コード: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>リクエスト ID: %1</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>実行: %1</translation>
    </message>
    <message>
        <source>Technical detail</source>
        <translation>技術的な詳細</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>wf2des::ExpanderButton</name>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
</context>
<context>
    <name>wf2des::FacetChip</name>
    <message>
        <source>not %1</source>
        <translation>%1 以外</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%n more: write %1: in the search box</source>
        <translation>
            <numerusform>他に%n件: 検索ボックスに「%1:」と入力</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::FieldRow</name>
    <message>
        <source>Show all runs with this value</source>
        <translation>この値を持つ実行をすべて表示</translation>
    </message>
    <message>
        <source>Open in Figma</source>
        <translation>Figma で開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>As it arrived; this program could not read it</source>
        <translation>受信したままの値（このプログラムでは解釈できません）</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>カラム: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>wf2des::FilterBar</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>+ Filter</source>
        <translation>+ フィルター</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>フィルターを追加</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>%1 以外</translation>
    </message>
    <message>
        <source>Remove the filter %1: %2</source>
        <translation>フィルター「%1: %2」を削除</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>このフィルターを削除</translation>
    </message>
</context>
<context>
    <name>wf2des::LiveIndicator</name>
    <message>
        <source>%1, as of %2</source>
        <translation>%1、%2 時点</translation>
    </message>
</context>
<context>
    <name>wf2des::MainMenu</name>
    <message>
        <source>Menu bar</source>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Profiles…</source>
        <translation>プロファイル(&amp;P)…</translation>
    </message>
    <message>
        <source>Connection &amp;Check…</source>
        <translation>接続チェック(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy Selected Rows</source>
        <translation>選択した行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save the Filter as a View…</source>
        <translation>フィルターをビューとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About WF2Des Dashboard</source>
        <translation>WF2Des Dashboard について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
</context>
<context>
    <name>wf2des::MainWindow</name>
    <message>
        <source>%1 – WF2Des Dashboard</source>
        <translation>%1 – WF2Des Dashboard</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 a screen, %2 what became of an action, %3 a sentence about it</extracomment>
        <translation>%1: %2。%3</translation>
    </message>
</context>
<context>
    <name>wf2des::MovedCard</name>
    <message>
        <source>You saw</source>
        <translation>操作時の状態</translation>
    </message>
    <message>
        <source>It is now</source>
        <translation>現在の状態</translation>
    </message>
    <message>
        <source>Still legal?</source>
        <translation>操作の可否</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>試行 %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>更新: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>操作者: %1</translation>
    </message>
    <message>
        <source>Yes. Nothing is sent until you ask again.</source>
        <translation>可能です。もう一度操作するまで何も送信しません。</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>できません。%1</translation>
    </message>
    <message>
        <source>%1 on the new state</source>
        <translation>現在の状態で%1</translation>
    </message>
    <message>
        <source>Ask again, for the run as it is now</source>
        <translation>現在の状態の実行に対して、もう一度操作します</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度操作</translation>
    </message>
</context>
<context>
    <name>wf2des::OutcomeCard</name>
    <message>
        <source>What happened</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>技術的な詳細</translation>
    </message>
    <message>
        <source>Request id %1</source>
        <translation>リクエスト ID %1</translation>
    </message>
</context>
<context>
    <name>wf2des::PlainTextView</name>
    <message>
        <source>… %1 more characters; a copy has them all.</source>
        <translation>… 残り %1 文字。コピーにはすべて含まれます。</translation>
    </message>
</context>
<context>
    <name>wf2des::PostgresFeed</name>
    <message>
        <source>There is no connection to the database at the moment.</source>
        <translation>現在、データベースに接続していません。</translation>
    </message>
</context>
<context>
    <name>wf2des::PostgresLink</name>
    <message>
        <source>The connection was closed.</source>
        <translation>接続が閉じられました。</translation>
    </message>
    <message>
        <source>The database does not answer.</source>
        <translation>データベースが応答しません。</translation>
    </message>
</context>
<context>
    <name>wf2des::PostgresWorker</name>
    <message>
        <source>The database %1 has no table %2.</source>
        <translation>データベース %1 にテーブル %2 がありません。</translation>
    </message>
    <message>
        <source>The user %1 may not read the table %2.</source>
        <translation>ユーザー %1 にはテーブル %2 の読み取り権限がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The table %1 lacks %n column(s) that the program needs: %2.</source>
        <translation>
            <numerusform>テーブル %1 に、プログラムに必要なカラムが%n個ありません: %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The database user %1 may write. The program only reads; give it a user that cannot do more.</source>
        <translation>データベースユーザー %1 は書き込みができます。プログラムは読み取りしか行わないため、読み取り専用のユーザーを使ってください。</translation>
    </message>
    <message>
        <source>The name in the database server&apos;s certificate is not checked.</source>
        <translation>データベースサーバーの証明書の名前は検証されていません。</translation>
    </message>
    <message>
        <source>The database server&apos;s certificate is not checked.</source>
        <translation>データベースサーバーの証明書は検証されていません。</translation>
    </message>
    <message>
        <source>The connection to the database is not encrypted.</source>
        <translation>データベースへの接続は暗号化されていません。</translation>
    </message>
    <message>
        <source>There is no such run.</source>
        <translation>その実行はありません。</translation>
    </message>
</context>
<context>
    <name>wf2des::ProfileDialog</name>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>close without saving</comment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>No secret service was found: passwords are kept in memory until the program ends.</source>
        <translation>シークレットサービスが見つかりません。パスワードはプログラムの終了までメモリに保持されます。</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>Testing the connection …</source>
        <translation>接続をテストしています…</translation>
    </message>
    <message>
        <source>There are changes that were not saved. Close again to discard them.</source>
        <translation>保存していない変更があります。破棄するには、もう一度閉じてください。</translation>
    </message>
    <message>
        <source>Import profiles</source>
        <translation>プロファイルのインポート</translation>
    </message>
    <message>
        <source>Export profiles</source>
        <translation>プロファイルのエクスポート</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>プロファイル (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n profile(s) were imported.</source>
        <translation>
            <numerusform>%n件のプロファイルをインポートしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them replaced a profile with the same id.</source>
        <translation>
            <numerusform>うち%n件は、同じ ID のプロファイルを置き換えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The profiles were written. Passwords and tokens are not in the file.</source>
        <translation>プロファイルを書き出しました。パスワードとトークンはファイルに含まれません。</translation>
    </message>
</context>
<context>
    <name>wf2des::ProfileForm</name>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>本番環境</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Empty: the API alone is used</source>
        <translation>空欄: API のみを使用</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>A role that can only read is enough</source>
        <translation>読み取り専用のロールで十分です</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Encrypted, certificate and host name checked</source>
        <translation>暗号化、証明書とホスト名を検証</translation>
    </message>
    <message>
        <source>Encrypted, certificate checked</source>
        <translation>暗号化、証明書を検証</translation>
    </message>
    <message>
        <source>Encrypted, nothing checked</source>
        <translation>暗号化、検証なし</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>ベースアドレス</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Where this deployment mounts the calls of the API</source>
        <translation>この環境での API の各呼び出しのパス</translation>
    </message>
    <message>
        <source>Paths of the API</source>
        <translation>API のパス</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行一覧</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>実行 1 件</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>アーティファクト</translation>
    </message>
    <message>
        <source>What is shown, what is allowed</source>
        <translation>表示範囲と権限</translation>
    </message>
    <message>
        <source>Organization id</source>
        <translation>組織 ID</translation>
    </message>
    <message>
        <source>Empty: all</source>
        <translation>空欄: すべて</translation>
    </message>
    <message>
        <source>Project ids</source>
        <translation>プロジェクト ID</translation>
    </message>
    <message>
        <source>Empty: all. Separated by commas</source>
        <translation>空欄: すべて。コンマ区切り</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>This profile can only look: no action is ever sent</source>
        <translation>閲覧専用（このプロファイルからは操作を一切送信しません）</translation>
    </message>
    <message>
        <source>A run counts as stuck after</source>
        <translation>停滞とみなすまでの時間</translation>
    </message>
    <message>
        <source>This is not a web address. It looks like %1.</source>
        <translation>Web アドレスではありません。%1 のような形式で入力してください。</translation>
    </message>
    <message>
        <source>The organization id is one whole number.</source>
        <translation>組織 ID は 1 つの整数です。</translation>
    </message>
    <message>
        <source>Project ids are whole numbers separated by commas.</source>
        <translation>プロジェクト ID はコンマ区切りの整数です。</translation>
    </message>
</context>
<context>
    <name>wf2des::ProfileList</name>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Writes all profiles to a file, without passwords and tokens</source>
        <translation>すべてのプロファイルを、パスワードとトークンを除いてファイルに書き出します</translation>
    </message>
    <message>
        <source>(new profile)</source>
        <translation>（新しいプロファイル）</translation>
    </message>
</context>
<context>
    <name>wf2des::RailModel</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>My views</source>
        <translation>マイビュー</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>%1, %2 runs</source>
        <translation>%1、%2件</translation>
    </message>
</context>
<context>
    <name>wf2des::RangeChip</name>
    <message>
        <source>Range</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>How far back runs are loaded. Open runs are always loaded.</source>
        <translation>実行をさかのぼって読み込む期間です。稼働中の実行は常に読み込みます。</translation>
    </message>
</context>
<context>
    <name>wf2des::ReasonDialog</name>
    <message>
        <source>Cancel the run</source>
        <translation>実行をキャンセル</translation>
    </message>
    <message>
        <source>Reject the parse</source>
        <translation>解析を却下</translation>
    </message>
    <message>
        <source>Cancel this run?</source>
        <translation>この実行をキャンセルしますか？</translation>
    </message>
    <message>
        <source>Reject this parse?</source>
        <translation>この解析を却下しますか？</translation>
    </message>
    <message>
        <source>Its work is lost, and its wireframe can be triggered again.</source>
        <translation>処理の内容は失われ、ワイヤーフレームを再びトリガーできるようになります。</translation>
    </message>
    <message>
        <source>The run ends as rejected. This is not counted as a failure.</source>
        <translation>実行は却下として終了します。失敗としては扱われません。</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>理由（任意）</translation>
    </message>
    <message>
        <source>Keep the run</source>
        <translation>実行を続ける</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
</context>
<context>
    <name>wf2des::ResultView</name>
    <message>
        <source>Technical details</source>
        <translation>技術的な詳細</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Result document</source>
        <translation>結果ドキュメント</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Result documents are read through the API, and this profile has none.</source>
        <translation>結果ドキュメントは API から読み取りますが、このプロファイルには API がありません。</translation>
    </message>
    <message>
        <source>Loading the result …</source>
        <translation>結果を読み込んでいます…</translation>
    </message>
    <message>
        <source>There is no result document for this run yet.</source>
        <translation>この実行の結果ドキュメントはまだありません。</translation>
    </message>
    <message>
        <source>The result document is empty.</source>
        <translation>結果ドキュメントは空です。</translation>
    </message>
</context>
<context>
    <name>wf2des::RowMenu</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy Run Id</source>
        <translation>実行 ID をコピー</translation>
    </message>
    <message>
        <source>Only “%1”</source>
        <translation>「%1」のみ</translation>
    </message>
    <message>
        <source>Exclude “%1”</source>
        <translation>「%1」を除外</translation>
    </message>
    <message>
        <source>Open in Figma</source>
        <translation>Figma で開く</translation>
    </message>
</context>
<context>
    <name>wf2des::RunActions</name>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Feedback: fixed</source>
        <translation>フィードバック: 修正済み</translation>
    </message>
    <message>
        <source>Feedback: adopted</source>
        <translation>フィードバック: 採用</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <translation>実行が選択されていません。</translation>
    </message>
    <message>
        <source>Confirm the parse: the run goes on to assemble (C)</source>
        <translation>解析を確定し、組み立てに進みます (C)</translation>
    </message>
    <message>
        <source>Reject the parse: the run ends as rejected (R)</source>
        <translation>解析を却下し、実行を却下として終了します (R)</translation>
    </message>
    <message>
        <source>Cancel the run: its wireframe can be triggered again (X)</source>
        <translation>実行をキャンセルし、ワイヤーフレームを再びトリガーできるようにします (X)</translation>
    </message>
    <message>
        <source>Record that the result was used after fixing it</source>
        <translation>結果を修正してから使用したことを記録します</translation>
    </message>
    <message>
        <source>Record that the result was adopted as it is</source>
        <translation>結果をそのまま採用したことを記録します</translation>
    </message>
</context>
<context>
    <name>wf2des::RunCellDelegate</name>
    <message>
        <source>requested</source>
        <translation>要求中</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>outcome changed</source>
        <translation>結果変更</translation>
    </message>
</context>
<context>
    <name>wf2des::RunPage</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wf2des::RunStatusBar</name>
    <message>
        <source>Retry Now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1件の実行</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%2件中%1件を表示</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1件を選択中</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) running</source>
        <translation>
            <numerusform>反映待ちの操作%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Loading</source>
        <translation>読み込みを停止</translation>
    </message>
    <message>
        <source>Keep what is loaded; older runs are left out</source>
        <translation>読み込み済みの実行を残し、より古い実行は読み込みません</translation>
    </message>
</context>
<context>
    <name>wf2des::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>実行一覧</translation>
    </message>
    <message>
        <source>Columns of the run list</source>
        <translation>実行一覧の列</translation>
    </message>
</context>
<context>
    <name>wf2des::RunTableModel</name>
    <message>
        <source>%1: none</source>
        <translation>%1: なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>要求中</translation>
    </message>
    <message>
        <source>outcome changed</source>
        <translation>結果変更</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>作成から%1</translation>
    </message>
</context>
<context>
    <name>wf2des::SandboxLauncher</name>
    <message>
        <source>Sample data</source>
        <translation>サンプルデータ</translation>
    </message>
    <message>
        <source>The sample server did not start in time.</source>
        <translation>サンプルサーバーが時間内に起動しませんでした。</translation>
    </message>
    <message>
        <source>The sample server could not be started.</source>
        <translation>サンプルサーバーを起動できませんでした。</translation>
    </message>
    <message>
        <source>The sample server is not installed beside this program.</source>
        <translation>サンプルサーバーがこのプログラムと同じ場所にインストールされていません。</translation>
    </message>
    <message>
        <source>The sample server gave an answer that was not understood.</source>
        <translation>サンプルサーバーの応答を解釈できませんでした。</translation>
    </message>
    <message>
        <source>The sample server ended while starting.</source>
        <translation>サンプルサーバーが起動中に終了しました。</translation>
    </message>
</context>
<context>
    <name>wf2des::SearchBox</name>
    <message>
        <source>Search and filter</source>
        <translation>検索とフィルター</translation>
    </message>
    <message>
        <source>Search, or paste a Figma link, run id, screen id …</source>
        <translation>検索、または Figma リンク・実行 ID・画面 ID などを貼り付け…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>wf2des::SummaryView</name>
    <message>
        <source>Summary of the run</source>
        <translation>実行の概要</translation>
    </message>
</context>
<context>
    <name>wf2des::TimeHistogramView</name>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Runs over time</source>
        <translation>実行数の推移</translation>
    </message>
    <message>
        <source>Drag to show a stretch of time, double-click to show all again</source>
        <translation>ドラッグで期間を絞り込み、ダブルクリックですべて表示</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>実行%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>status and count</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>wf2des::TopBar</name>
    <message>
        <source>Problem in the filter</source>
        <translation>フィルターの問題</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>プロファイル: %1</translation>
    </message>
    <message>
        <source>Profile %1. Choose another one.</source>
        <translation>プロファイル: %1。別のプロファイルを選択できます。</translation>
    </message>
    <message>
        <source>Profiles…</source>
        <translation>プロファイル…</translation>
    </message>
</context>
<context>
    <name>wf2des::ViewRail</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Save the Filter as a View…</source>
        <translation>フィルターをビューとして保存…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation>ビューを削除</translation>
    </message>
    <message>
        <source>Save View</source>
        <translation>ビューの保存</translation>
    </message>
    <message>
        <source>Name of the view:</source>
        <translation>ビューの名前：</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>ビューの名前を変更</translation>
    </message>
</context>
<context>
    <name>wf2des::WelcomeDialog</name>
    <message>
        <source>WF2Des Dashboard</source>
        <translation>WF2Des Dashboard</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>See every wireframe-to-design and design-to-wireframe run as it happens: confirm or reject a parse, cancel a run that blocks a wireframe, and find out why one failed.</source>
        <translation>ワイヤーフレームからデザイン、デザインからワイヤーフレームへの生成実行をリアルタイムで確認できます。解析の確定や却下、ワイヤーフレームをブロックしている実行のキャンセル、失敗の原因の調査ができます。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Set up a profile for your deployment, or import the file from your IT.</source>
        <translation>利用する環境のプロファイルを設定するか、IT 担当者から受け取ったファイルをインポートします。</translation>
    </message>
    <message>
        <source>Explore with sample data</source>
        <translation>サンプルデータで試す</translation>
    </message>
    <message>
        <source>Starts a small sandbox on this computer. Nothing leaves it.</source>
        <translation>このコンピューター上で小さなサンドボックスを起動します。外部には何も送信しません。</translation>
    </message>
    <message>
        <source>Starting the sandbox …</source>
        <translation>サンドボックスを起動しています…</translation>
    </message>
</context>
</TS>
