import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  // Header and menus
  language: '言語',
  toRooms: 'お部屋一覧へ戻る',

  // Actions
  close: '閉じる',
  dismiss: '閉じる',
  done: '決定',
  clear: 'クリア',
  tryAgain: 'もう一度試す',

  // Waiting
  loading: '読み込み中です',

  // Pages without a stay
  unavailableTitle: 'ただいま予約をお受けできません',

  // Dates
  weekdays: '日 月 火 水 木 金 土',
  withWeekday: '{{date}}({{day}})',
  dateRange: '{{from}}〜{{to}}',
  nights: { other: '{{n}}泊' },

  // Party
  rooms: { other: '{{n}}室' },
  adults: { other: '大人{{n}}名' },
  children: { other: 'お子さま{{n}}名' },
  party: '{{adults}}・{{children}}',
})
