import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  event: 'القرعة',
  number: 'رقم التسجيل',
  resultAt: 'النتيجة',
  deadline: 'الحجز قبل',
  enteredSubject: '{{hotel}}: تم استلام تسجيلك في القرعة {{number}}',
  enteredLead: 'لقد سجّلت في {{event}}. تُجرى القرعة في الموعد أدناه ونبلغك بالنتيجة عبر البريد الإلكتروني.',
  enteredAction: 'عرض تسجيلك',
  enteredNote: 'يمكنك تعديل تسجيلك أو إلغاؤه هناك حتى نهاية فترة التسجيل.',
  wonSubject: '{{hotel}}: لقد فزت بغرفة ({{number}})',
  wonLead: 'تهانينا: حُجزت لك مؤقتاً غرفة من {{event}}، وتصبح لك بمجرد تأكيد الحجز.',
  bookAction: 'احجز غرفتك',
  bookNote: 'سجّل الدخول بالحساب الذي شاركت به. بعد الموعد أعلاه تُعرض الغرفة على ضيوف آخرين.',
  lostSubject: '{{hotel}}: نتيجة تسجيلك {{number}}',
  lostLead: 'شكراً لمشاركتك في {{event}}. نأسف، لم تُمنح غرفة لتسجيلك هذه المرة.',
  lostAction: 'عرض غرف أخرى',
  lostNote: 'يمكن حجز تواريخ أخرى فوراً.',
  reminderSubject: '{{hotel}}: يُرجى حجز الغرفة التي فزت بها ({{number}})',
  reminderLead: 'ما زالت الغرفة التي فزت بها في {{event}} محجوزة لك مؤقتاً، لكن ليس لوقت طويل.',
  automatic: 'أُرسلت هذه الرسالة تلقائياً لأنك شاركت في قرعة غرف {{hotel}}.',
})
