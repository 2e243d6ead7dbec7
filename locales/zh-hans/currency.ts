import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  label: '货币',
  title: '价格显示货币',
  search: '货币名称、代码或符号',
  suggested: '推荐',
  all: '所有货币',
  none: '没有符合的货币',
  note: '酒店以{{currency}}收费。其他货币的价格为换算金额，仅供比较。',
})
