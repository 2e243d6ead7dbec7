import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '立即支付住宿費用',
  lead: '您的訂房內容不變。現在支付的金額，到店後無須再付。',
  pay: '立即支付{{sum}}',
  payAndChange: '支付{{sum}}並變更',
  due: '本次支付',
  dearerTitle: '差額需立即支付',
  unchanged: '未產生任何扣款，您的訂房維持不變。',
  unknown: '我們尚未確認付款是否成功。請再按一次，絕不會重複扣款。',
  bankTimeLeft: '剩餘確認時間。逾時不會扣款，您的訂房維持不變。',
  bankStop: '停止並使用其他信用卡',
})
