import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  ways: 'طرق أخرى للبحث',
  kind: 'ما تحجزه',
  stayOnly: 'إقامة فقط',
  withFlight: 'إقامة ورحلة جوية',
  openDates: 'لم أحدد التواريخ',
  nights: 'الليالي',
  fewerNights: 'ليلة أقل',
  moreNights: 'ليلة إضافية',
  promoCode: 'رمز العرض',
  promoOf: 'رمز العرض {{code}}',
  coupon: 'قسيمة {{code}}',
  voucher: 'قسيمة إقامة {{code}}',
  remove: 'إزالة {{what}}',
  sameParty: 'فقط إذا تساوى عدد الضيوف في كل الغرف',
  notWithFlight: 'غير متاح مع رحلة جوية',
  allHotels: 'جميع فنادق {{brand}}',
  chooseHotel: 'اختر فندقاً',
  findHotel: 'ابحث بالاسم أو المنطقة',
  noHotelFits: 'لا يوجد فندق مطابق',
  hotelsFound: {
    zero: 'لا فنادق',
    one: 'فندق واحد',
    two: 'فندقان',
    few: '{{n}} فنادق',
    many: '{{n}} فندقاً',
    other: '{{n}} فندق',
  },
  more: 'خيارات أخرى',
  dayUse: 'إقامة نهارية',

  // In place of dates
  anyDates: 'أي تاريخ',
  day: 'يوم الزيارة',
})
