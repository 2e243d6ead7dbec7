import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'هل تريد إيقاف رسائل العروض؟',
  text: 'نرسل عروضنا إلى {{email}}. أما الرسائل المتعلقة بحجوزاتك فستصلك في كل الأحوال.',
  button: 'إلغاء الاشتراك',
  doneTitle: 'تم إلغاء الاشتراك',
  doneText: 'لن تصلك عروض بالبريد الإلكتروني بعد الآن. ستظل تصلك الرسائل المتعلقة بحجوزاتك.',
  alreadyTitle: 'الاشتراك ملغى من قبل',
  alreadyText: 'لا نرسل عروضاً إلى {{email}}.',
  badTitle: 'هذا الرابط غير صالح',
  badText: 'يُرجى استخدام الرابط في أحدث رسالة منا، أو تغيير الإعداد من حسابك.',
  unreadTitle: 'تعذر التحقق',
})
