import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  by: '{{what}}, {{by}}',
  until: '{{what}} sebelum akhir {{date}}',
  paid: 'Dibayar',
  given_back: 'Sudah dikembalikan',
  coming_back: 'Sedang dikembalikan',
  hotel_due: 'Dibayar di hotel',
  transfer_due: 'Dibayar dengan transfer bank',
  later_due: 'Dibayar nanti, dengan tagihan',
  prepaid: 'Sudah dibayar di muka',
  waiting: 'Sedang dibayar',
  fee_due: 'Biaya yang masih harus diselesaikan dengan hotel',

  policyFree: 'Gratis pembatalan',
  policyDays: { other: 'Gratis pembatalan hingga {{n}} hari sebelum tiba' },
  policyDaysAt: { other: 'Gratis pembatalan hingga pukul {{time}}, {{n}} hari sebelum tiba' },
  policyArrivalAt: 'Gratis pembatalan hingga pukul {{time}} pada hari tiba',
  policyFee: 'Biaya pembatalan {{percent}}% sejak pemesanan',
  policyNone: 'Tidak dapat dikembalikan',
})
