import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '收據',
  lead: '針對您以信用卡支付的金額。再次下載的收據會註明補開。',
  name: '收據抬頭',
  company: '抬頭（公司名稱）',
  number: '統一編號',
  numberHelp: '8位數字',
  download: '下載收據（PDF）',
  making: '正在製作收據…',
  done: '收據已儲存。',
  from: '收據自{{date}}起',
  fromText: '自退房當天起可以下載。',
  slow: '收據製作時間較長。您填寫的內容已保留，請再試一次。',
})
