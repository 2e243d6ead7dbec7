import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  event: 'Undian',
  number: 'Nomor pendaftaran',
  resultAt: 'Hasil',
  deadline: 'Pesan paling lambat',
  enteredSubject: '{{hotel}}: pendaftaran undian {{number}} Anda sudah masuk',
  enteredLead:
    'Anda telah mendaftar untuk {{event}}. Undian dilakukan pada waktu di bawah ini dan hasilnya kami kirim lewat email.',
  enteredAction: 'Lihat pendaftaran',
  enteredNote: 'Selama pendaftaran dibuka, Anda dapat mengubah atau membatalkannya di sana.',
  wonSubject: '{{hotel}}: Anda memenangkan kamar ({{number}})',
  wonLead: 'Selamat: satu kamar dari {{event}} ditahan untuk Anda. Kamar menjadi milik Anda setelah dipesan.',
  bookAction: 'Pesan kamar Anda',
  bookNote:
    'Masuk dengan akun yang Anda pakai untuk mendaftar. Setelah waktu di atas, kamar diberikan kepada tamu lain.',
  lostSubject: '{{hotel}}: hasil pendaftaran {{number}} Anda',
  lostLead: 'Terima kasih telah mengikuti {{event}}. Mohon maaf, kali ini tidak ada kamar untuk pendaftaran Anda.',
  lostAction: 'Lihat kamar lain',
  lostNote: 'Tanggal lain dapat langsung dipesan.',
  reminderSubject: '{{hotel}}: segera pesan kamar yang Anda menangkan ({{number}})',
  reminderLead: 'Kamar yang Anda menangkan di {{event}} masih ditahan untuk Anda, tetapi tidak lama lagi.',
  automatic: 'Email ini dikirim otomatis karena Anda mengikuti undian kamar {{hotel}}.',
})
