import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  account: 'حسابك',
  signIn: 'تسجيل الدخول',
  signUp: 'كن عضوًا',
  signOut: 'تسجيل الخروج',
  stays: 'إقاماتي',
  points: 'النقاط',
  payment: 'البطاقات',
  promotions: 'القسائم',
  profile: 'الملف الشخصي',
  myPage: 'صفحتي',
  corporate: 'دخول الشركات',
  admin: 'استخدام الإقامات',
  organizationStays: 'حجوزات الشركة',
  organizationSignOut: 'خروج الشركة',
  notOffered: 'لا يقدّم هذا الفندق تلك الصفحة. يمكنك البحث والحجز هنا.',
})
