import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  ways: '更多搜尋條件',
  kind: '預訂內容',
  stayOnly: '僅住宿',
  withFlight: '住宿與機票',
  openDates: '日期未定',
  nights: '晚數',
  fewerNights: '減少一晚',
  moreNights: '增加一晚',
  promoCode: '優惠代碼',
  promoOf: '優惠代碼 {{code}}',
  coupon: '優惠券 {{code}}',
  voucher: '住宿券 {{code}}',
  remove: '移除{{what}}',
  sameParty: '僅限所有客房入住人數相同時使用',
  notWithFlight: '含機票時無法使用',
  allHotels: '{{brand}}的所有飯店',
  chooseHotel: '選擇飯店',
  findHotel: '依名稱或地區尋找',
  noHotelFits: '沒有符合的飯店',
  hotelsFound: { other: '{{n}}間飯店' },
  more: '更多選項',
  dayUse: '日間休息',

  // In place of dates
  anyDates: '日期未定',
  day: '使用日期',
})
