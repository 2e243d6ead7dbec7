import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'الإيصال',
  lead: 'عن المبلغ الذي دفعته بالبطاقة. تحمل كل نسخة لاحقة عبارة إعادة إصدار.',
  name: 'الاسم على الإيصال',
  company: 'اسم الشركة',
  number: 'الرقم التجاري (تايوان)',
  numberHelp: 'ثمانية أرقام',
  download: 'تنزيل الإيصال (PDF)',
  making: 'جارٍ إعداد الإيصال…',
  done: 'تم حفظ الإيصال.',
  from: 'الإيصال ابتداءً من {{date}}',
  fromText: 'يمكنك تنزيله ابتداءً من يوم المغادرة.',
  slow: 'يستغرق إعداد الإيصال وقتًا أطول من المعتاد. ما كتبته محفوظ؛ يُرجى المحاولة مرة أخرى.',
})
