import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  reason_price: 'この日程で最もお得な料金です',
  reason_fit: '皆さまで一室にお泊まりいただけます',
  reason_breakfast: '朝食付きでよく選ばれています',
  reason_dinner: '夕食付きでよく選ばれています',
  reason_cancel: 'キャンセル料が無料の期間があります',
  reason_popular: 'よく選ばれているお部屋です',
  reason_available: 'ご希望の日程で空室がございます',
  reason_wishes: 'ご希望に合う点：{{wishes}}',
  reason_apart: 'このお部屋の特長：{{wishes}}',
  area_hokkaido: '北海道',
  area_tohoku: '東北',
  area_kanto: '関東',
  area_chubu: '中部',
  area_kansai: '近畿',
  area_chugoku: '中国',
  area_shikoku: '四国',
  area_kyushu: '九州・沖縄',
})
