import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'ما يودّ الفندق معرفته',
  notices: 'يُرجى الانتباه',
  characters: '{{used}} من {{most}} حرفًا',
  chooseTime: 'اختر وقتًا',
  several: 'يمكنك اختيار أكثر من خيار.',
  men: 'الرجال',
  women: 'النساء',
  peopleSum: 'يجب أن يساوي مجموع الرجال والنساء عدد البالغين في الغرفة.',
  peopleOfRoom: 'الغرفة {{number}}: الرجال {{men}}، النساء {{women}}',
  unknownOption: 'لم يعد هذا الخيار متاحًا. يُرجى الاختيار من جديد.',
  files: 'إضافة ملفات',
  filesHelp: 'صور أو PDF، بحدّ أقصى {{files}} ملفًا، وكل ملف حتى {{megabytes}} ميغابايت. يمكنك أيضًا إفلاتها هنا.',
  sending: 'جارٍ إرسال {{name}}',
  retryFile: 'إعادة إرسال {{name}}',
  removeFile: 'إزالة {{name}}',
  waitForFiles: 'يُرجى الانتظار حتى يكتمل إرسال الملفات، أو إزالتها.',
  file: 'الملف {{number}}',
  yourAnswers: 'إجاباتك',
  later: 'يودّ الفندق أن يعرف أيضًا',
  send: 'إرسال الإجابات',
  sent: 'شكرًا لك. وصلت إجاباتك إلى الفندق.',
  sendUnknown: 'لا نعلم بعد هل وصلت إجاباتك إلى الفندق. اضغط مرة أخرى: لن يُرسل شيء مرتين.',
  none: 'لم تتم الإجابة',
})
