import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  transferBy: 'Silakan transfer {{sum}} paling lambat {{date}}.',
  transferHow: 'Rekening tujuan ada di halaman konfirmasi dan di email.',
  transferEnds: 'Jika dana belum masuk hingga saat itu, pemesanan berakhir dan Anda tidak dikenai biaya.',
  invoiceNote: 'Tagihan dikirim setelah Anda menginap. Silakan isi penerimanya.',
  invoiceName: 'Nama pada tagihan',
  invoiceAddress: 'Alamat tagihan',
  workTitle: 'Layanan pembayaran sedang dipelihara: {{from}} hingga {{to}}',
  workText: 'Sampai saat itu tidak dapat digunakan:',
  heldUntil: 'Kamar disimpan untuk Anda hingga {{time}}.',
  unknownTitle: 'Kami tidak dapat memastikan status pemesanan ini',
  unknownText: 'Tanyakan kepada hotel sebelum memesan atau membayar lagi.',
  goOn: 'Lanjutkan pembayaran',
  startAgain: 'Mulai lagi',
  toDetails: 'Kembali ke data Anda',
  accountTitle: 'Rekening tujuan',
  accountSum: 'Jumlah',
  accountBy: 'Paling lambat',
  accountBank: 'Bank',
  accountNumber: 'Rekening',
  accountHolder: 'Nama pemilik',
  accountOrdinary: 'Rekening tabungan',
  accountCurrent: 'Rekening giro',
  accountReference: 'Cantumkan nomor {{number}} saat transfer.',
})
