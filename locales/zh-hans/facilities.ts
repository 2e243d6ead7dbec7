import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '旗下酒店',
  found: { other: '{{n}}家酒店' },
  foundOf: { other: '共{{total}}家酒店，显示{{n}}家' },
  loading: '正在查找酒店',
  narrow: '酒店名称或地区',
  areas: '地区',
  from: '{{price}}起',
  aNight: '每晚，{{party}}，含税',
  soldOut: '所选日期已满房',
  noPrice: '目前没有可预订的日期',
  rooms: '查看客房与价格',
  noneTitle: '没有符合条件的酒店',
  noneText: '请缩短名称或换一个地区试试。',
  showAll: '显示所有酒店',
  failedTitle: '未能获取酒店信息',
})
