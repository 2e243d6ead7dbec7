import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  // Header and menus
  account: 'حسابك',

  // Actions
  cancel: 'إلغاء',
  remove: 'إزالة',
  save: 'حفظ',
  print: 'طباعة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  optional: 'اختياري',

  // Waiting
  working: 'لحظة من فضلك',

  // Steps of a booking
  steps: 'الخطوات',
  stepDetails: 'بياناتك',
  stepPayment: 'الدفع',
  stepConfirmed: 'تم التأكيد',

  // Dates
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  dayUse: 'إقامة نهارية',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'حتى {{time}}',

  // Party
  guests: {
    zero: 'من دون ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '{{n}} ضيوف',
    many: '{{n}} ضيفاً',
    other: '{{n}} ضيف',
  },
  roomNumber: 'الغرفة {{number}}',

  // Prices
  fromPrice: 'من {{price}}',
  total: 'الإجمالي',
})
