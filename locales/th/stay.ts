import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  by: '{{what}} {{by}}',
  until: '{{what}} ภายใน {{date}}',
  paid: 'ชำระแล้ว',
  given_back: 'คืนเงินแล้ว',
  coming_back: 'กำลังคืนเงิน',
  hotel_due: 'ชำระที่โรงแรม',
  transfer_due: 'ชำระโดยโอนเงินผ่านธนาคาร',
  later_due: 'ชำระภายหลังตามใบแจ้งหนี้',
  prepaid: 'ชำระล่วงหน้าแล้ว',
  waiting: 'กำลังชำระเงิน',
  fee_due: 'ค่าธรรมเนียมที่ยังต้องชำระกับโรงแรม',

  policyFree: 'ยกเลิกฟรี',
  policyDays: { other: 'ยกเลิกฟรีจนถึง {{n}} วันก่อนเข้าพัก' },
  policyDaysAt: { other: 'ยกเลิกฟรีจนถึง {{time}} น. {{n}} วันก่อนเข้าพัก' },
  policyArrivalAt: 'ยกเลิกฟรีจนถึง {{time}} น. ของวันเข้าพัก',
  policyFee: 'ค่าธรรมเนียมการยกเลิก {{percent}}% ตั้งแต่เวลาที่จอง',
  policyNone: 'ไม่สามารถขอคืนเงินได้',
})
