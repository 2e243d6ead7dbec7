import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  // Header and menus
  language: 'اللغة',
  toRooms: 'العودة إلى الغرف',

  // Actions
  close: 'إغلاق',
  dismiss: 'إخفاء',
  done: 'تم',
  clear: 'مسح',
  tryAgain: 'حاول مرة أخرى',

  // Waiting
  loading: 'جارٍ التحميل',

  // Pages without a stay
  unavailableTitle: 'الحجز متوقف للحظات',

  // Dates
  weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
  // Both values are isolated: without a mark of its own the text would be laid like figures, from the left.
  withWeekday: '\u200f{{date}} ({{day}})',
  dateRange: '{{from}} – {{to}}',
  nights: {
    zero: 'من دون ليالٍ',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{{n}} ليالٍ',
    many: '{{n}} ليلة',
    other: '{{n}} ليلة',
  },

  // Party
  rooms: {
    zero: 'من دون غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: '{{n}} غرف',
    many: '{{n}} غرفة',
    other: '{{n}} غرفة',
  },
  adults: {
    zero: 'من دون بالغين',
    one: 'بالغ واحد',
    two: 'بالغان',
    few: '{{n}} بالغين',
    many: '{{n}} بالغاً',
    other: '{{n}} بالغ',
  },
  children: {
    zero: 'من دون أطفال',
    one: 'طفل واحد',
    two: 'طفلان',
    few: '{{n}} أطفال',
    many: '{{n}} طفلاً',
    other: '{{n}} طفل',
  },
  party: '{{adults}}، {{children}}',
})
