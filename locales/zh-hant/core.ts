import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  // Header and menus
  language: '語言',
  toRooms: '返回客房列表',

  // Actions
  close: '關閉',
  dismiss: '關閉提示',
  done: '完成',
  clear: '清除',
  tryAgain: '再試一次',

  // Waiting
  loading: '載入中',

  // Pages without a stay
  unavailableTitle: '訂房服務暫時無法使用',

  // Dates
  weekdays: '週日 週一 週二 週三 週四 週五 週六',
  withWeekday: '{{date}}（{{day}}）',
  dateRange: '{{from}}–{{to}}',
  nights: { other: '{{n}}晚' },

  // Party
  rooms: { other: '{{n}}間客房' },
  adults: { other: '{{n}}位成人' },
  children: { other: '{{n}}位兒童' },
  party: '{{adults}}、{{children}}',
})
