import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'إيصال',
  reissue: 'إعادة إصدار رقم {{count}}',
  number: 'رقم الإيصال {{number}}',
  issued: 'تاريخ الإصدار {{date}}',
  recipient: 'استلمنا من {{name}}',
  businessNumber: 'الرقم التجاري {{number}}',
  received: 'المبلغ المستلم',
  forStay: 'مقابل الإقامة في {{hotel}}',
  forCancellation: 'رسوم إلغاء الإقامة في {{hotel}}',
  dates: 'التواريخ',
  cancellationFee: 'رسوم الإلغاء',
  taxes: 'منها الضرائب',
  localTax: 'منها ضريبة الإقامة',
  payment: 'الدفع',
  cardEnding: '{{brand}} تنتهي بالأرقام {{digits}}',
  paidOn: '{{way}}، {{date}}',
  note: 'أُصدر هذا الإيصال إلكترونيًا من {{hotel}}.',
})
