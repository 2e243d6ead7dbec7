import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '收据',
  lead: '针对您以信用卡支付的金额。再次下载的收据会标明补开。',
  name: '收据抬头',
  company: '抬头（公司名称）',
  number: '统一编号',
  numberHelp: '8位数字',
  download: '下载收据（PDF）',
  making: '正在生成收据…',
  done: '收据已保存。',
  from: '收据自{{date}}起',
  fromText: '自退房当天起可以下载。',
  slow: '收据生成时间较长。您填写的内容已保留，请重试。',
})
