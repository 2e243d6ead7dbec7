import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  transferBy: '请于{{date}}前转账{{sum}}。',
  transferHow: '收款账户见预订完成页面与确认邮件。',
  transferEnds: '逾期未到账，预订将取消，您无需支付任何费用。',
  invoiceNote: '账单将在入住后寄出，请填写收件方。',
  invoiceName: '账单抬头',
  invoiceAddress: '账单地址',
  workTitle: '支付服务维护中：{{from}}至{{to}}',
  workText: '在此期间无法使用：',
  heldUntil: '客房为您保留至{{time}}。',
  unknownTitle: '无法确认此预订的状态',
  unknownText: '再次预订或付款前，请先咨询酒店。',
  goOn: '继续付款',
  startAgain: '重新开始',
  toDetails: '返回填写信息',
  accountTitle: '转账至',
  accountSum: '金额',
  accountBy: '截止日期',
  accountBank: '银行',
  accountNumber: '账号',
  accountHolder: '户名',
  accountOrdinary: '普通账户',
  accountCurrent: '支票账户',
  accountReference: '转账时请注明预订号{{number}}。',
})
