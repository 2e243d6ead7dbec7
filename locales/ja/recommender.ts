import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: 'おすすめのお部屋',
  forDates: 'ご希望の日程におすすめのお部屋',
  loading: 'おすすめのお部屋を探しています',
  from: '{{price}}〜',
  included: '{{nights}}・{{party}}・税込',
  see: 'このお部屋を見る',
  noneTitle: 'この日程でおすすめできるお部屋がございません',
  noneText: '別の日程もお試しください。',
  allRooms: 'すべての客室と料金',
  failedTitle: 'おすすめを取得できませんでした',
  previewEnded: { other: 'プレビューは{{n}}分で終了しました。続けてご覧になるには、ページを再読み込みしてください。' },
})
