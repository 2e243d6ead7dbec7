import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'หยุดรับข้อเสนอทางอีเมลหรือไม่',
  text: 'เราส่งข้อเสนอไปที่ {{email}} อีเมลเกี่ยวกับการจองของคุณจะยังส่งตามปกติ',
  button: 'ยกเลิกการรับ',
  doneTitle: 'ยกเลิกการรับแล้ว',
  doneText: 'คุณจะไม่ได้รับข้อเสนอทางอีเมลอีก อีเมลเกี่ยวกับการจองจะยังส่งตามปกติ',
  alreadyTitle: 'คุณยกเลิกการรับไว้แล้ว',
  alreadyText: 'เราไม่ได้ส่งข้อเสนอไปที่ {{email}}',
  badTitle: 'ลิงก์นี้ใช้ไม่ได้',
  badText: 'โปรดใช้ลิงก์ในอีเมลล่าสุดของเรา หรือเปลี่ยนการตั้งค่าในบัญชีของคุณ',
  unreadTitle: 'ตรวจสอบไม่ได้',
})
