import type { text as english } from '../en/mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  confirmationSubject: 'Penginapan Anda di {{hotel}} sudah dipesan ({{number}})',
  greeting: 'Yth. {{name}},',
  confirmationLead: 'Penginapan Anda di {{hotel}} sudah dipesan. Kami menantikan kedatangan Anda.',
  reservationNumber: 'Nomor reservasi',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  fromTo: '{{from}} sampai {{to}}',
  until: 'sampai {{time}}',
  nights: { other: '{{n}} malam' },
  stay: 'Lama menginap',
  room: 'Kamar',
  adults: { other: '{{n}} dewasa' },
  children: { other: '{{n}} anak' },
  total: 'Total, termasuk pajak',
  paid: 'Sudah dibayar',
  dueAtHotel: 'Dibayar di hotel',
  cancellation: 'Pembatalan',
  freeAlways: 'gratis kapan saja',
  freeUntil: 'gratis sampai {{when}}',
  feeFrom: 'mulai {{when}}: {{fee}} ({{percent}}%)',
  noShow: 'tanpa pemberitahuan: {{fee}} ({{percent}}%)',
  hotelTime: 'Semua waktu adalah waktu setempat hotel.',
  address: 'Alamat',
  phone: 'Telepon',
  open: 'Lihat reservasi Anda',
  openNote: 'Tautan ini membuka reservasi Anda tanpa kata sandi. Mohon jangan diteruskan.',
  automatic: 'Email ini dikirim karena ada pemesanan dengan alamat ini. Jika bukan Anda, mohon beri tahu hotel.',
  alertSubject: 'Ada kamar kosong lagi: {{hotel}}',
  alertLead:
    'Anda meminta kabar bila ada kamar kosong pada tanggal Anda. Sekarang ada. Kamar tidak kami simpan untuk Anda, jadi silakan segera memesan.',
  alertRooms: 'Kosong pada tanggal Anda',
  alertOpen: 'Lihat kamar kosong',
  alertOpenNote:
    'Email ini hanya dikirim sekali. Jika kamar terisi lagi, Anda dapat meminta kabar lagi di halaman hasil pencarian.',
  alertAutomatic:
    'Email ini dikirim karena seseorang memintanya dengan alamat ini. Jika bukan Anda, tidak ada yang perlu dilakukan.',
})
