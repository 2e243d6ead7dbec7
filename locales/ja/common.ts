import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  // Header and menus
  account: 'マイページ',

  // Actions
  cancel: 'キャンセル',
  remove: '削除する',
  save: '保存する',
  print: '印刷する',
  copy: 'コピー',
  copied: 'コピーしました',
  optional: '任意',

  // Waiting
  working: '少々お待ちください',

  // Steps of a booking
  steps: '予約の手順',
  stepDetails: 'お客様情報',
  stepPayment: 'お支払い',
  stepConfirmed: '予約完了',

  // Dates
  checkIn: 'チェックイン',
  checkOut: 'チェックアウト',
  dayUse: 'デイユース',
  timeRange: '{{from}}〜{{to}}',
  untilTime: '{{time}}まで',

  // Party
  guests: { other: '{{n}}名' },
  roomNumber: '{{number}}室目',

  // Prices
  fromPrice: '{{price}}から',
  total: '合計',
})
