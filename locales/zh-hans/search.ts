import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  dates: '入住和退房',
  guests: '入住人数',
  search: '搜索',
  change: '修改',
  hotel: '酒店',
  childOpen: '请填写儿童信息',
})
