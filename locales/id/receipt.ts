import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Kuitansi',
  reissue: 'Terbitan ulang {{count}}',
  number: 'No. kuitansi {{number}}',
  issued: 'Diterbitkan pada {{date}}',
  recipient: 'Telah diterima dari {{name}}',
  businessNumber: 'Nomor usaha {{number}}',
  received: 'Jumlah diterima',
  forStay: 'Untuk menginap di {{hotel}}',
  forCancellation: 'Untuk pembatalan menginap di {{hotel}}',
  dates: 'Tanggal',
  cancellationFee: 'Biaya pembatalan',
  taxes: 'termasuk pajak',
  localTax: 'termasuk pajak penginapan',
  payment: 'Pembayaran',
  cardEnding: '{{brand}} berakhiran {{digits}}',
  paidOn: '{{way}}, {{date}}',
  note: 'Diterbitkan secara elektronik oleh {{hotel}}.',
})
