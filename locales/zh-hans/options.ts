import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  ways: '更多搜索条件',
  kind: '预订内容',
  stayOnly: '仅住宿',
  withFlight: '住宿和机票',
  openDates: '日期未定',
  nights: '晚数',
  fewerNights: '减少一晚',
  moreNights: '增加一晚',
  promoCode: '优惠码',
  promoOf: '优惠码 {{code}}',
  coupon: '优惠券 {{code}}',
  voucher: '住宿券 {{code}}',
  remove: '移除{{what}}',
  sameParty: '仅限所有客房入住人数相同时使用',
  notWithFlight: '含机票时不可用',
  allHotels: '{{brand}}的所有酒店',
  chooseHotel: '选择酒店',
  findHotel: '按名称或地区查找',
  noHotelFits: '没有符合的酒店',
  hotelsFound: { other: '{{n}}家酒店' },
  more: '更多选项',
  dayUse: '日间用房',

  // In place of dates
  anyDates: '日期未定',
  day: '使用日期',
})
