import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: 'オプションを追加',
  lead: 'ご希望の場合のみお選びください。ご予約の確定まで変更いただけます。',
  leadChanging: 'ご希望の場合のみお選びください。変更を確定されるまで、選び直していただけます。',
  included: 'プランに含まれています（追加料金なし）',
  each: '1点 {{price}}',
  tax: 'うち税 {{tax}}',
  prices: '{{from}}〜{{to}}',
  add: '追加する',
  fewer: '{{name}}を1つ減らす',
  more: '{{name}}を1つ増やす',
  left: { other: '残り{{n}}点' },
  soldOut: '完売',
  range: '{{min}}〜{{max}}点',
  upTo: '{{max}}点まで',
  limit: '1件のご予約で{{max}}点まで',
  days: '日付を選ぶ',
  times: '時刻を選ぶ',
  dayAndTime: '{{day}} {{time}}',
  failed: 'オプションを読み込めませんでした',
  loading: 'オプションを読み込んでいます',
  chosen: 'お選びのオプション',
  many: '{{name}} × {{count}}',
  remove: 'このオプションを外す',
})
