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
  backToSite: 'العودة إلى الموقع',
  oldBrowser: 'هذا المتصفح قديم ولا يصلح للحجز. يرجى تحديثه أو استخدام متصفح آخر.',
})
