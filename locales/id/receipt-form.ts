import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Kuitansi',
  lead: 'Untuk jumlah yang Anda bayar dengan kartu. Salinan berikutnya ditandai sebagai terbitan ulang.',
  name: 'Nama pada kuitansi',
  company: 'Nama perusahaan',
  number: 'Nomor usaha (Taiwan)',
  numberHelp: 'Delapan angka',
  download: 'Unduh kuitansi (PDF)',
  making: 'Kuitansi sedang dibuat …',
  done: 'Kuitansi Anda sudah disimpan.',
  from: 'Kuitansi mulai {{date}}',
  fromText: 'Dapat diunduh mulai hari Anda check-out.',
  slow: 'Pembuatan kuitansi lebih lama dari biasanya. Isian Anda tetap tersimpan; silakan coba lagi.',
})
