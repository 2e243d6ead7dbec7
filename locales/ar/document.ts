import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  rooms: 'الغرف والأسعار',
  details: 'بياناتك',
  booking: 'حجزك',
  notBooked: 'لم يتم الحجز',
  backToSite: 'العودة إلى الموقع',
  oldBrowser: 'هذا المتصفح قديم ولا يصلح للحجز. يرجى تحديثه أو استخدام متصفح آخر.',
})
