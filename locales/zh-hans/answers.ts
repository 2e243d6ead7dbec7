import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  reason_price: '您所选日期的最低价',
  reason_fit: '一间客房即可全员入住',
  reason_breakfast: '很多住客选择含早餐',
  reason_dinner: '很多住客选择含晚餐',
  reason_cancel: '可免费取消',
  reason_popular: '深受住客欢迎',
  reason_available: '您所选日期有空房',
  reason_wishes: '符合您的需求：{{wishes}}',
  reason_apart: '本客房特色：{{wishes}}',
  area_hokkaido: '北海道',
  area_tohoku: '东北地区',
  area_kanto: '关东',
  area_chubu: '中部',
  area_kansai: '关西',
  area_chugoku: '中国地区（山阳、山阴）',
  area_shikoku: '四国',
  area_kyushu: '九州、冲绳',
})
