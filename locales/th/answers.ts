import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  reason_price: 'ราคาต่ำสุดสำหรับวันที่คุณเลือก',
  reason_fit: 'พักรวมกันได้ทุกคนในห้องเดียว',
  reason_breakfast: 'ผู้เข้าพักมักเลือกพร้อมอาหารเช้า',
  reason_dinner: 'ผู้เข้าพักมักเลือกพร้อมอาหารค่ำ',
  reason_cancel: 'ยกเลิกได้โดยไม่เสียค่าใช้จ่าย',
  reason_popular: 'ผู้เข้าพักมักเลือกห้องนี้',
  reason_available: 'ว่างในวันที่คุณเลือก',
  reason_wishes: 'ตรงกับที่คุณต้องการ: {{wishes}}',
  reason_apart: 'จุดเด่นของห้องนี้: {{wishes}}',
  area_hokkaido: 'ฮอกไกโด',
  area_tohoku: 'โทโฮกุ',
  area_kanto: 'คันโต',
  area_chubu: 'ชูบุ',
  area_kansai: 'คันไซ',
  area_chugoku: 'ชูโงกุ',
  area_shikoku: 'ชิโกกุ',
  area_kyushu: 'คิวชูและโอกินาวา',
})
