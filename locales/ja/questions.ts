import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: 'ホテルからのご質問',
  notices: 'お知らせ',
  characters: '{{most}}文字中 {{used}}文字',
  chooseTime: '時刻をお選びください',
  several: '複数お選びいただけます。',
  men: '男性',
  women: '女性',
  peopleSum: '男性と女性の合計を、お部屋の大人の人数に合わせてください。',
  peopleOfRoom: '{{number}}室目：男性 {{men}}名、女性 {{women}}名',
  unknownOption: 'こちらは選べなくなりました。もう一度お選びください。',
  files: 'ファイルを添付',
  filesHelp: '画像またはPDF、{{files}}点まで、1点{{megabytes}}MBまで。ここにドロップすることもできます。',
  sending: '{{name}} を送信中',
  retryFile: '{{name}} をもう一度送信',
  removeFile: '{{name}} を削除',
  waitForFiles: 'ファイルの送信が終わるまでお待ちいただくか、削除してください。',
  file: 'ファイル {{number}}',
  yourAnswers: 'ご回答',
  later: 'ホテルからの追加のご質問',
  send: '回答を送信',
  sent: 'ありがとうございます。ご回答をホテルが承りました。',
  sendUnknown:
    'ご回答がホテルに届いたか、まだ確認できておりません。もう一度押しても、二重に送信されることはございません。',
  none: '未回答',
})
