import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  familyKanji: '姓（汉字）',
  givenKanji: '名（汉字）',
  prefecture: '都道府县',
  choosePrefecture: '选择都道府县',
  staysHere: '本人入住此客房',
  roomsHelp: '未填写姓名的客房将以预订人姓名预订。',
  requests: '给酒店的要求',
  requestsHelp: '请告知预计到达时间、过敏等情况（最多{{n}}字）。',
  receiptTitle: '收据抬头',
  receiptUnicode: '统一编号（台湾）',
  receiptHelp: '8位数字',
  receiptNumberInvalid: '统一编号须为8位数字。',
  optIn: '愿意通过邮件接收酒店的优惠信息。',
  bookedRequests: '您的要求',
  staysIn: '住客：{{name}}',
})
