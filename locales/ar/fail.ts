import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  label: 'لم يتم الحجز',
  notSure: 'لم يتأكد بعد',
  title: 'لم يكتمل حجزك',
  unknownTitle: 'تعذّر معرفة نتيجة الدفع',
  kept: 'لم يُخصم أي مبلغ. مدة حفظ بياناتك بالدقائق: {{n}}.',
  yourCard: 'بطاقتك',
  notCharged: 'لم يُخصم شيء. إن رأيت حجزاً بمبلغ {{sum}} فسيختفي من تلقاء نفسه.',
  onItsWayBack: '{{sum}} في طريقها إليك',
  refundTime: 'يظهر لدى بنكك خلال 3 إلى 10 أيام.',
  refundMail: 'تؤكده رسالة بالبريد',
  maybeCharged: 'نتحقق مما إذا خُصم مبلغ {{sum}}.',
  otherCard: 'جرّب بطاقة أخرى',
  atHotelInstead: 'ادفع في الفندق بدلاً من ذلك',
  backToStay: 'العودة إلى إقامتك',
  searchAgain: 'ابحث مجدداً',
  seeOtherRooms: 'اطّلع على غرف أخرى في هذه التواريخ',
  time: 'إن تكرر ذلك فأخبرنا بالوقت {{time}}.',
  moneyNone: 'لم يُخصم أي مبلغ.',
  moneyRefund: 'نعيد إليك مالك. لا يلزمك فعل أي شيء.',
  moneyUnknown: 'نتحقق مما إذا تم الدفع. نرجو عدم الدفع مرة أخرى.',
  bankTimeout: 'لم يكتمل تحقق البنك خلال مهلة الدقائق ({{minutes}})، فأُلغي الحجز.',
})
