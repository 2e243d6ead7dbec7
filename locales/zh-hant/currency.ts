import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  label: '貨幣',
  title: '價格顯示貨幣',
  search: '貨幣名稱、代碼或符號',
  suggested: '建議',
  all: '所有貨幣',
  none: '沒有符合的貨幣',
  note: '飯店以{{currency}}收費。其他貨幣的價格為換算金額，僅供比較。',
})
