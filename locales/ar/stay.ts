import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  by: '{{what}}، {{by}}',
  until: '{{what}} حتى {{date}}',
  paid: 'مدفوع',
  given_back: 'أُعيد إليك',
  coming_back: 'في طريقه إليك',
  hotel_due: 'يُدفع في الفندق',
  transfer_due: 'يُدفع بتحويل مصرفي',
  later_due: 'يُدفع لاحقاً بفاتورة',
  prepaid: 'مدفوع مسبقاً',
  waiting: 'قيد الدفع',
  fee_due: 'رسوم ما زالت مستحقة للفندق',

  policyFree: 'إلغاء مجاني',
  policyDays: {
    zero: 'إلغاء مجاني حتى يوم الوصول',
    one: 'إلغاء مجاني حتى اليوم السابق للوصول',
    two: 'إلغاء مجاني حتى يومين قبل الوصول',
    few: 'إلغاء مجاني حتى {{n}} أيام قبل الوصول',
    many: 'إلغاء مجاني حتى {{n}} يوماً قبل الوصول',
    other: 'إلغاء مجاني حتى {{n}} يوم قبل الوصول',
  },
  policyDaysAt: {
    zero: 'إلغاء مجاني حتى الساعة {{time}} يوم الوصول',
    one: 'إلغاء مجاني حتى الساعة {{time}} من اليوم السابق للوصول',
    two: 'إلغاء مجاني حتى الساعة {{time}} قبل الوصول بيومين',
    few: 'إلغاء مجاني حتى الساعة {{time}} قبل الوصول بـ {{n}} أيام',
    many: 'إلغاء مجاني حتى الساعة {{time}} قبل الوصول بـ {{n}} يوماً',
    other: 'إلغاء مجاني حتى الساعة {{time}} قبل الوصول بـ {{n}} يوم',
  },
  policyArrivalAt: 'إلغاء مجاني حتى الساعة {{time}} يوم الوصول',
  policyFee: 'رسوم إلغاء {{percent}}% منذ وقت الحجز',
  policyNone: 'غير قابل للاسترداد',
})
