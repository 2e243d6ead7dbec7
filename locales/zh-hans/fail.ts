import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  label: '预订未成立',
  notSure: '尚未确定',
  title: '您的预订没有成功',
  unknownTitle: '无法得知付款结果',
  kept: '没有产生扣款。您的信息将保留{{n}}分钟。',
  yourCard: '您的卡',
  notCharged: '未扣款。如看到{{sum}}的预授权，会自动消失。',
  onItsWayBack: '{{sum}}正在退还',
  refundTime: '3至10天内将显示在您的账单中。',
  refundMail: '我们将以邮件确认',
  maybeCharged: '我们正在确认是否已扣款{{sum}}。',
  otherCard: '换一张卡',
  atHotelInstead: '改为到店支付',
  backToStay: '返回您的预订',
  searchAgain: '重新搜索',
  seeOtherRooms: '查看这些日期的其他客房',
  time: '如再次发生，请告知时间{{time}}。',
  moneyNone: '没有产生任何扣款。',
  moneyRefund: '我们正在为您退款，您无需任何操作。',
  moneyUnknown: '我们正在确认付款是否成功，请不要重复付款。',
  bankTimeout: '银行验证未在{{minutes}}分钟内完成，预订已取消。',
})
