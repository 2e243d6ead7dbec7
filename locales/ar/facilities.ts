import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'فنادقنا',
  found: {
    zero: 'لا فنادق',
    one: 'فندق واحد',
    two: 'فندقان',
    few: '{{n}} فنادق',
    many: '{{n}} فندقًا',
    other: '{{n}} فندق',
  },
  foundOf: {
    zero: 'لا شيء من {{total}} من الفنادق',
    one: 'فندق واحد من {{total}}',
    two: 'فندقان من {{total}}',
    few: '{{n}} فنادق من {{total}}',
    many: '{{n}} فندقًا من {{total}}',
    other: '{{n}} فندق من {{total}}',
  },
  loading: 'جارٍ البحث عن الفنادق',
  narrow: 'الفندق أو المنطقة',
  areas: 'المناطق',
  from: 'ابتداءً من {{price}}',
  aNight: 'لليلة الواحدة، {{party}}، شاملة الضرائب',
  soldOut: 'لا غرف متاحة في هذه التواريخ',
  noPrice: 'لا توجد ليالٍ معروضة للحجز حاليًا',
  rooms: 'الغرف والأسعار',
  noneTitle: 'لا يوجد فندق يطابق بحثك',
  noneText: 'جرّب اسمًا أقصر أو منطقة أخرى.',
  showAll: 'عرض كل الفنادق',
  failedTitle: 'تعذّر جلب بيانات الفنادق',
})
