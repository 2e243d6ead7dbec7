import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '加購項目',
  lead: '皆為自由選購，確認訂房前可隨時更改。',
  leadChanging: '皆為自由選購，確認變更前可隨時調整。',
  included: '已包含在方案中，不另收費',
  each: '每份 {{price}}',
  tax: '含稅費 {{tax}}',
  prices: '{{from}}–{{to}}',
  add: '加購',
  fewer: '減少一份：{{name}}',
  more: '增加一份：{{name}}',
  left: { other: '僅剩 {{n}} 份' },
  soldOut: '已售完',
  range: '每次 {{min}} 至 {{max}} 份',
  upTo: '最多 {{max}} 份',
  limit: '每筆訂房最多 {{max}} 份',
  days: '選擇日期',
  times: '選擇時間',
  dayAndTime: '{{day}} {{time}}',
  failed: '無法載入加購項目',
  loading: '正在載入加購項目',
  chosen: '已選加購項目',
  many: '{{name}} × {{count}}',
  remove: '移除此項目',
})
