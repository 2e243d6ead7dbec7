import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  transferBy: '請於{{date}}前轉帳{{sum}}。',
  transferHow: '收款帳戶請見預訂完成頁面與確認信。',
  transferEnds: '逾期未入帳，預訂將取消，您無需支付任何費用。',
  invoiceNote: '帳單將於入住後寄出，請填寫收件人。',
  invoiceName: '帳單抬頭',
  invoiceAddress: '帳單地址',
  workTitle: '付款服務維護中：{{from}}至{{to}}',
  workText: '在此期間無法使用：',
  heldUntil: '客房為您保留至{{time}}。',
  unknownTitle: '無法確認此預訂的狀態',
  unknownText: '再次預訂或付款前，請先洽詢飯店。',
  goOn: '繼續付款',
  startAgain: '重新開始',
  toDetails: '返回填寫資料',
  accountTitle: '轉帳至',
  accountSum: '金額',
  accountBy: '截止日期',
  accountBank: '銀行',
  accountNumber: '帳號',
  accountHolder: '戶名',
  accountOrdinary: '普通帳戶',
  accountCurrent: '支票帳戶',
  accountReference: '轉帳時請註明預訂編號{{number}}。',
})
