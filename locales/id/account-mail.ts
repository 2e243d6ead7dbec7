import type { text as en } from '../en/account-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof en, 'id'>()({
  confirmSubject: '{{hotel}}: mohon konfirmasi alamat email Anda',
  confirmLead: 'Terima kasih telah menjadi anggota {{hotel}}. Konfirmasi alamat ini agar akun Anda siap digunakan.',
  confirmAction: 'Konfirmasi alamat email',
  confirmNote: 'Tautan berlaku 24 jam dan hanya sekali pakai. Jika Anda tidak mendaftar, abaikan email ini.',
  knownSubject: '{{hotel}}: Anda sudah memiliki akun',
  knownLead:
    'Seseorang mendaftar dengan alamat ini. Alamat ini sudah memiliki akun, jadi tidak ada yang diubah. Anda dapat langsung masuk.',
  knownNote: 'Jika Anda lupa kata sandi, buat yang baru di sini. Jika bukan Anda, abaikan email ini.',
  resetSubject: '{{hotel}}: buat kata sandi baru',
  resetLead: 'Anda meminta kata sandi baru. Silakan membuatnya di halaman tautan ini.',
  resetAction: 'Buat kata sandi baru',
  resetNote:
    'Tautan berlaku satu jam dan hanya sekali pakai. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.',
  changeSubject: '{{hotel}}: mohon konfirmasi alamat email baru Anda',
  changeLead: 'Alamat ini akan menjadi alamat akun Anda. Sampai dikonfirmasi, alamat lama tetap berlaku.',
  changeNote: 'Tautan berlaku 24 jam dan hanya sekali pakai. Jika Anda tidak memintanya, abaikan email ini.',
  movedSubject: '{{hotel}}: alamat email Anda akan diubah',
  movedLead:
    'Seseorang yang masuk ke akun Anda meminta perubahan alamat email. Perubahan berlaku setelah alamat baru dikonfirmasi. Jika bukan Anda, segera buat kata sandi baru dan hubungi hotel.',
  passwordSubject: '{{hotel}}: kata sandi Anda telah diubah',
  passwordLead:
    'Kata sandi akun Anda telah diubah dan semua perangkat lain dikeluarkan. Jika bukan Anda, segera buat kata sandi baru dan hubungi hotel.',
  lockedSubject: '{{hotel}}: akun Anda dikunci selama 30 menit',
  lockedLead:
    'Kata sandi salah dimasukkan beberapa kali, sehingga akun tidak dapat dibuka selama 30 menit. Dengan kata sandi baru Anda dapat langsung masuk.',
  deletedSubject: '{{hotel}}: akun Anda telah dihapus',
  deletedLead:
    'Akun dan data diri Anda telah dihapus. Reservasi Anda tetap berlaku dan dapat dicari dengan nomor reservasi serta alamat email.',
  deletedAction: 'Lihat kamar dan paket',
  forgotNote: 'Halaman tersebut mengirimkan tautan untuk membuat kata sandi baru.',
  automatic: 'Email ini dikirim oleh layanan anggota {{hotel}}. Mohon tidak membalas.',
})
