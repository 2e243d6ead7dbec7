import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '添加附加项目',
  lead: '均为可选项目，确认预订前可随时更改。',
  leadChanging: '均为可选项目，确认变更前可随时调整。',
  included: '已包含在方案中，不另收费',
  each: '每份 {{price}}',
  tax: '含税费 {{tax}}',
  prices: '{{from}}–{{to}}',
  add: '添加',
  fewer: '减少一份：{{name}}',
  more: '增加一份：{{name}}',
  left: { other: '仅剩 {{n}} 份' },
  soldOut: '已售罄',
  range: '每次 {{min}} 至 {{max}} 份',
  upTo: '最多 {{max}} 份',
  limit: '每笔预订最多 {{max}} 份',
  days: '选择日期',
  times: '选择时间',
  dayAndTime: '{{day}} {{time}}',
  failed: '未能加载附加项目',
  loading: '正在加载附加项目',
  chosen: '已选附加项目',
  many: '{{name}} × {{count}}',
  remove: '移除此项目',
})
