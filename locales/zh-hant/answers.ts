import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  reason_price: '您所選日期的最低價',
  reason_fit: '一間客房即可全員入住',
  reason_breakfast: '許多旅客選擇含早餐',
  reason_dinner: '許多旅客選擇含晚餐',
  reason_cancel: '可免費取消',
  reason_popular: '深受旅客歡迎',
  reason_available: '您所選日期有空房',
  reason_wishes: '符合您的需求：{{wishes}}',
  reason_apart: '本客房特色：{{wishes}}',
  area_hokkaido: '北海道',
  area_tohoku: '東北地區',
  area_kanto: '關東',
  area_chubu: '中部',
  area_kansai: '關西',
  area_chugoku: '中國地區（山陽、山陰）',
  area_shikoku: '四國',
  area_kyushu: '九州、沖繩',
})
