import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'ادفع ثمن إقامتك الآن',
  lead: 'لا يتغيّر حجزك: ما تدفعه الآن لن تدفعه في الفندق.',
  pay: 'ادفع {{sum}} الآن',
  payAndChange: 'ادفع {{sum}} وأكّد التغيير',
  due: 'تدفع الآن',
  dearerTitle: 'يُدفع الفرق الآن',
  unchanged: 'لم يُخصم أي مبلغ، وحجزك كما كان.',
  unknown: 'لا نعرف بعد إن كان الدفع قد تم. اضغط مرة أخرى: لن يُخصم المبلغ مرتين أبدًا.',
  bankTimeLeft: 'الوقت المتبقي للتأكيد. بعده لا يُخصم شيء ويبقى حجزك كما كان.',
  bankStop: 'توقّف واستخدم بطاقة أخرى',
})
