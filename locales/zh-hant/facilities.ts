import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '旗下飯店',
  found: { other: '{{n}}間飯店' },
  foundOf: { other: '共{{total}}間飯店，顯示{{n}}間' },
  loading: '正在尋找飯店',
  narrow: '飯店名稱或地區',
  areas: '地區',
  from: '{{price}}起',
  aNight: '每晚、{{party}}、含稅',
  soldOut: '所選日期已客滿',
  noPrice: '目前沒有可預訂的日期',
  rooms: '查看客房與價格',
  noneTitle: '沒有符合條件的飯店',
  noneText: '請縮短名稱或換一個地區試試。',
  showAll: '顯示所有飯店',
  failedTitle: '無法取得飯店資訊',
})
