import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '为您推荐',
  forDates: '为您的日期推荐的客房',
  loading: '正在为您挑选客房',
  from: '{{price}}起',
  included: '{{nights}}，{{party}}，含税',
  see: '查看此客房',
  noneTitle: '这些日期暂无推荐客房',
  noneText: '换个日期试试。',
  allRooms: '所有客房与价格',
  failedTitle: '未能获取推荐客房',
  previewEnded: { other: '预览已在{{n}}分钟后结束。如需继续查看，请重新加载页面。' },
})
