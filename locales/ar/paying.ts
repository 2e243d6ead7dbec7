import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  transferBy: 'يرجى تحويل {{sum}} حتى {{date}}.',
  transferHow: 'بيانات الحساب في صفحة التأكيد وفي الرسالة.',
  transferEnds: 'إن لم يصل المبلغ حتى ذلك الحين ينتهي الحجز ولا يترتب عليكم شيء.',
  invoiceNote: 'تُرسل الفاتورة بعد إقامتكم. يرجى ذكر الجهة التي تُرسل إليها.',
  invoiceName: 'الاسم على الفاتورة',
  invoiceAddress: 'عنوان الفاتورة',
  workTitle: 'خدمة الدفع قيد الصيانة: من {{from}} إلى {{to}}',
  workText: 'حتى ذلك الحين لا يمكن استخدام:',
  heldUntil: 'الغرفة محجوزة لكم حتى {{time}}.',
  unknownTitle: 'لا يمكننا تأكيد حالة هذا الحجز',
  unknownText: 'يرجى سؤال الفندق قبل الحجز أو الدفع مرة أخرى.',
  goOn: 'متابعة الدفع',
  startAgain: 'البدء من جديد',
  toDetails: 'العودة إلى بياناتكم',
  accountTitle: 'حساب التحويل',
  accountSum: 'المبلغ',
  accountBy: 'الموعد الأخير',
  accountBank: 'البنك',
  accountNumber: 'رقم الحساب',
  accountHolder: 'صاحب الحساب',
  accountOrdinary: 'حساب عادي',
  accountCurrent: 'حساب جارٍ',
  accountReference: 'يرجى ذكر الرقم {{number}} مع التحويل.',
})
