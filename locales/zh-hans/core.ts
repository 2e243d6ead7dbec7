import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  // Header and menus
  language: '语言',
  toRooms: '返回客房列表',

  // Actions
  close: '关闭',
  dismiss: '关闭提示',
  done: '完成',
  clear: '清除',
  tryAgain: '重试',

  // Waiting
  loading: '正在加载',

  // Pages without a stay
  unavailableTitle: '预订服务暂时无法使用',

  // Dates
  weekdays: '周日 周一 周二 周三 周四 周五 周六',
  withWeekday: '{{date}}（{{day}}）',
  dateRange: '{{from}}–{{to}}',
  nights: { other: '{{n}}晚' },

  // Party
  rooms: { other: '{{n}}间客房' },
  adults: { other: '{{n}}位成人' },
  children: { other: '{{n}}位儿童' },
  party: '{{adults}}，{{children}}',
})
