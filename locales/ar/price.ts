import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  have: 'لديّ قسيمة',
  coupon: 'القسيمة',
  code: 'رمز القسيمة',
  use: 'استخدام',
  applied: '{{name}}\u00a0· {{code}}',
  firstNights: {
    zero: 'تسري على لياليك الأولى.',
    one: 'تسري على ليلتك الأولى.',
    two: 'تسري على أول ليلتين.',
    few: 'تسري على أول {{n}} ليالٍ.',
    many: 'تسري على أول {{n}} ليلة.',
    other: 'تسري على أول {{n}} ليلة.',
  },
  remove: 'إزالة القسيمة',
  another: 'استخدام رمز آخر',
  onlyOne: 'قسيمة واحدة لكل حجز',
  notBoth: 'لا يمكن الجمع بين قسيمة الإقامة وقسيمة الخصم',
  whichOne: 'القسيمة {{code}} مستخدمة الآن. هل تريد استبدالها بـ {{next}}؟',
  replace: 'استخدام {{next}}',
  keep: 'الإبقاء على {{code}}',
  empty: 'يُرجى إدخال رمز القسيمة.',
  expired: 'انتهت صلاحية هذه القسيمة. السعر كما كان.',
  notYet: 'هذه القسيمة غير سارية بعد. السعر كما كان.',
  members: 'هذه القسيمة للأعضاء فقط. السعر كما كان.',
  taxNote: 'ضريبة الاستهلاك \u200e{{percentage}}% وترتفع إلى \u200e{{next}}% اعتبارًا من {{day}}.',
})
