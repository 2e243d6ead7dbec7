import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '立即支付住宿费用',
  lead: '您的预订内容不变。现在支付的金额，到店后无需再付。',
  pay: '立即支付{{sum}}',
  payAndChange: '支付{{sum}}并更改',
  due: '本次支付',
  dearerTitle: '差额需立即支付',
  unchanged: '未产生任何扣款，您的预订保持不变。',
  unknown: '我们尚未确认付款是否成功。请再按一次，绝不会重复扣款。',
  bankTimeLeft: '剩余确认时间。逾时不会扣款，您的预订保持不变。',
  bankStop: '停止并使用其他银行卡',
})
