import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  waiting: 'جارٍ تسجيل دخولك…',
  title: 'تعذّر تسجيل الدخول',
  failed: 'تعذّر تأكيد تسجيل دخولك. يُرجى المحاولة مرة أخرى.',
  notRegistered: 'تعذّر تسجيل الدخول لأن بيانات عضويتك غير مسجلة هنا.',
  notLeft: 'لم تُفتح صفحة تسجيل الدخول. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  customAuthFailed: 'تعذّر تسجيل دخولك تلقائيًا. يمكنك البحث والحجز من دون تسجيل الدخول.',
  signUp: 'التسجيل كعضو',
  signIn: 'تسجيل الدخول بطريقة أخرى',
  search: 'البحث عن غرف',
  others: 'أو سجّل الدخول عبر',
  setupTitle: 'خطوة أخيرة',
  setupLead: 'يُرجى إدخال اسمك لإكمال التسجيل.',
  setupDone: 'إنهاء',
})
