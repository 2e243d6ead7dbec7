import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  ways: 'その他の検索条件',
  kind: '予約内容',
  stayOnly: '宿泊のみ',
  withFlight: '宿泊＋航空券',
  openDates: '日程は未定',
  nights: '泊数',
  fewerNights: '1泊減らす',
  moreNights: '1泊増やす',
  promoCode: 'プロモーションコード',
  promoOf: 'プロモーションコード {{code}}',
  coupon: 'クーポン {{code}}',
  voucher: 'バウチャー {{code}}',
  remove: '{{what}}を外す',
  sameParty: '全室のご人数が同じ場合のみご利用いただけます',
  notWithFlight: '航空券付きではご利用いただけません',
  allHotels: '{{brand}}のすべてのホテル',
  chooseHotel: 'ホテルを選ぶ',
  findHotel: '名称・エリアで探す',
  noHotelFits: '該当するホテルがありません',
  hotelsFound: { other: '{{n}}軒' },
  more: 'その他の条件',
  dayUse: 'デイユース',

  // In place of dates
  anyDates: '日程未定',
  day: 'ご利用日',
})
