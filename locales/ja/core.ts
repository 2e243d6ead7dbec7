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

  // Steps of a booking
  stepOf: '全{{steps}}ステップ中の{{step}}',

  // Pages without a stay
  unavailableTitle: 'ただいま予約をお受けできません',
  offline: 'オフラインです。接続が戻りしだい自動的に再開します。',

  // Dates
  nights: { other: '{{n}}泊' },

  // Party
  rooms: { other: '{{n}}室' },
  adults: { other: '大人{{n}}名' },
  children: { other: 'お子さま{{n}}名' },
  party: '{{adults}}・{{children}}',

  // The widget itself
  frameTitle: '{{hotel}}のご宿泊予約',
})
