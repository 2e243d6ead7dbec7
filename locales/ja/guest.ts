import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  familyKanji: '姓（漢字）',
  givenKanji: '名（漢字）',
  prefecture: '都道府県',
  choosePrefecture: '都道府県を選択',
  staysHere: 'この客室に自分が宿泊する',
  roomsHelp: 'お名前のない客室は、ご予約者さまのお名前で承ります。',
  requests: '宿へのご要望',
  requestsHelp: 'ご到着予定の時刻、アレルギーなどをお知らせください（{{n}}文字まで）。',
  receiptTitle: '領収書の宛名',
  receiptUnicode: '統一編号（台湾）',
  receiptHelp: '数字8桁',
  receiptNumberInvalid: '統一編号は数字8桁でご入力ください。',
  optIn: '宿からのお得な情報をメールで受け取ります。',
  bookedRequests: 'ご要望',
  staysIn: 'ご宿泊者：{{name}}',
})
