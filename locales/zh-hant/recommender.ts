import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '為您推薦',
  forDates: '為您的日期推薦的客房',
  loading: '正在為您挑選客房',
  from: '{{price}}起',
  included: '{{nights}}、{{party}}、含稅',
  see: '查看此客房',
  noneTitle: '這些日期暫無推薦客房',
  noneText: '請換個日期試試。',
  allRooms: '所有客房與價格',
  failedTitle: '無法取得推薦客房',
  previewEnded: { other: '預覽已於{{n}}分鐘後結束。如需繼續查看，請重新載入頁面。' },
})
