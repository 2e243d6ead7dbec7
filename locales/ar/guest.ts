import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  familyKanji: 'اسم العائلة (بالكانجي)',
  givenKanji: 'الاسم الأول (بالكانجي)',
  prefecture: 'المحافظة اليابانية',
  choosePrefecture: 'اختر المحافظة',
  staysHere: 'سأقيم في هذه الغرفة بنفسي',
  roomsHelp: 'الغرفة التي بلا اسم تُحجز باسمك.',
  requests: 'طلباتك من الفندق',
  requestsHelp: 'موعد الوصول المتوقع أو الحساسية أو أي أمر آخر نحتاج إلى معرفته، بحد أقصى {{n}} حرفاً.',
  receiptTitle: 'الاسم على الإيصال',
  receiptUnicode: 'الرقم التجاري (تايوان)',
  receiptHelp: 'ثمانية أرقام',
  receiptNumberInvalid: 'يتكون الرقم التجاري من ثمانية أرقام.',
  optIn: 'أوافق على أن يراسلني الفندق بعروضه.',
  bookedRequests: 'طلباتك',
  staysIn: 'النزيل: {{name}}',
})
