import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  familyKanji: '姓（漢字）',
  givenKanji: '名（漢字）',
  prefecture: '都道府縣',
  choosePrefecture: '選擇都道府縣',
  staysHere: '本人入住此客房',
  roomsHelp: '未填寫姓名的客房將以訂房者姓名預訂。',
  requests: '給飯店的需求',
  requestsHelp: '請告知預計抵達時間、過敏等情況（最多{{n}}字）。',
  receiptTitle: '收據抬頭',
  receiptUnicode: '統一編號',
  receiptHelp: '8位數字',
  receiptNumberInvalid: '統一編號須為8位數字。',
  optIn: '願意透過電子郵件接收飯店的優惠資訊。',
  bookedRequests: '您的需求',
  staysIn: '住客：{{name}}',
})
