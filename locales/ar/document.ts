import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  rooms: 'الغرف والأسعار',
  hotels: 'الفنادق',
  recommended: 'غرف موصى بها',
  details: 'بياناتك',
  booking: 'حجزك',
  notBooked: 'لم يتم الحجز',
  policy: 'شروط الإلغاء',
  signIn: 'تسجيل الدخول',
  corporate: 'دخول الشركات',
  company: 'حساب الشركة',
  signUp: 'العضوية',
  password: 'كلمة مرور جديدة',
  address: 'عنوان بريدك الإلكتروني',
  deleted: 'حُذف الحساب',
  account: 'حسابك',
  payment: 'الدفع',
  offers: 'العروض بالبريد الإلكتروني',
  lottery: 'تسجيلك في القرعة',
  backToSite: 'العودة إلى الموقع',
  oldBrowser: 'هذا المتصفح قديم ولا يصلح للحجز. يرجى تحديثه أو استخدام متصفح آخر.',
  chat: 'محادثة مع الفندق',
  openChat: 'اسأل الفندق',
  maintenanceTitle: 'الحجز متوقف للصيانة',
  maintenanceText: 'يعمل الفندق على تحديث نظام الحجز لديه. الحجوزات القائمة لا تتأثر بذلك.',
})
