import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  label: 'สกุลเงิน',
  title: 'แสดงราคาเป็น',
  search: 'ชื่อสกุลเงิน รหัส หรือสัญลักษณ์',
  suggested: 'แนะนำ',
  all: 'สกุลเงินทั้งหมด',
  none: 'ไม่พบสกุลเงินนี้',
  note: 'โรงแรมเรียกเก็บเป็น {{currency}} ราคาในสกุลเงินอื่นแปลงไว้เพื่อให้เปรียบเทียบได้',
})
