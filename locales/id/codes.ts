import type { text as english } from '../en/codes.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Entries and extras
  '1000': 'Periksa kembali data yang Anda isi.',
  '1100': 'Layanan tambahan ini sudah tidak ada. Silakan hapus.',
  '1101': 'Batas waktu memesan layanan tambahan ini sudah lewat. Silakan hapus.',
  '1102': 'Jumlah ini tidak bisa dipilih. Silakan ubah.',
  '1103': 'Harga layanan tambahan berubah. Lihat harga baru sebelum melanjutkan.',
  '1104': 'Jumlahnya melebihi batas untuk satu pesanan.',
  '1106': 'Layanan tambahan ini tidak dijual lagi, jadi kami keluarkan dari pesanan.',

  // Files and tasks
  '1200': 'Masih disiapkan. Kami terus memeriksanya.',
  '1250': 'Waktunya sudah habis. Silakan mulai lagi.',
  '1251': 'Berkas ini tidak dapat dibaca. Pilih berkas lain.',
  '1252': 'Berkas sudah tidak ada. Silakan minta lagi.',
  '1600': 'Melebihi batas satu unduhan. Pilih periode yang lebih pendek.',

  // Accounts
  '1300': 'Kata sandi terlalu mudah ditebak. Gunakan minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.',
  '1301': 'Akun dikunci karena terlalu banyak percobaan. Atur ulang kata sandi atau coba nanti.',
  '1302': 'Kata sandi ini pernah dipakai. Pilih yang lain.',
  '1401': 'Tautan konfirmasi akun sudah kedaluwarsa. Kami bisa mengirim yang baru.',
  '1402': 'Akun ini sudah dikonfirmasi. Anda bisa masuk.',
  '1403': 'Akun ini didaftarkan oleh hotel. Buat kata sandi Anda terlebih dahulu.',
  '4000': 'Masa masuk Anda habis. Silakan masuk lagi; data Anda tersimpan.',
  '3401': 'Anda sudah keluar',
  '3402': 'Anda sudah keluar',
  '3403': 'Tautan masuk ini sudah dipakai. Silakan masuk lagi.',
  '3501': 'Sistem keanggotaan sedang tidak merespons. Silakan coba lagi nanti.',
  '3503': 'Sistem keanggotaan tidak dapat memprosesnya. Silakan coba lagi nanti.',

  // Coupons, points, dates and plans
  '1500': 'Kode kupon ini tidak berlaku. Periksa kembali.',
  '1501': 'Kupon ini sudah mencapai batas pemakaian. Lanjutkan tanpa kupon.',
  '2001': 'Promosi ini tidak berlaku untuk paket ini. Pilih paket lain atau lanjutkan tanpa promosi.',
  '1903': { other: 'Hotel ini menerima pemesanan hingga {{n}} bulan dari hari ini. Pilih tanggal lebih awal.' },
  '1903_unknown': 'Tanggal ini terlalu jauh. Pilih tanggal lebih awal.',
  '2304': 'Paket ini tidak lagi sesuai dengan status akun Anda. Muat ulang dan pesan lagi.',
  '2304_price': 'Harga telah berubah. Silakan periksa harga terbaru, lalu pesan lagi.',
  '2401': 'Anda memiliki {{balance}} dan ingin memakai {{wanted}}. Kurangi jumlahnya.',
  '2401_unknown': 'Saldo Anda tidak cukup. Kurangi jumlahnya.',
  '3202': 'Saldo keanggotaan Anda tidak dapat dibaca saat ini. Anda bisa melanjutkan tanpanya.',
  '3502': 'Saldo keanggotaan Anda tidak dapat dibaca saat ini. Anda bisa melanjutkan tanpanya.',
  '3504': 'Yang Anda pakai belum dapat dikembalikan ke saldo keanggotaan. Periksa riwayatnya.',

  // Changing a booking
  '3013': 'Pesanan ini sedang diubah di tempat lain atau sedang dibayar. Coba lagi sekitar {{minutes}} menit lagi.',
  '3016': 'Ada masalah pada pembayaran pesanan ini. Coba lagi sekitar {{minutes}} menit lagi.',
  '3014': 'Pesanan ini sudah berubah. Periksa kembali sebelum Anda mengubahnya.',
  '3200': 'Tautan pembayaran ini tidak dapat diubah lagi.',
  '3201': 'Tautan pembayaran ini tidak dapat dibayar lagi. Minta tautan baru ke hotel.',

  // Languages
  '3601': 'Paket ini hanya untuk tamu yang memesan dalam bahasa Jepang.',
  '3602': 'Paket ini bukan untuk pemesanan dalam bahasa Jepang. Silakan ganti bahasa.',
  '3603': 'Paket ini hanya bisa dipesan dalam bahasa hotel. Silakan ganti bahasa.',
  '3604': 'Paket ini tidak bisa dipesan dalam bahasa ini. Pilih paket atau bahasa lain.',

  // E-mail
  '3704': 'Alamat email ini tidak dapat digunakan. Masukkan yang lain.',
  '3705': 'Email kami tidak sampai ke alamat ini. Periksa atau masukkan yang lain.',

  // Room lotteries
  '3750': 'Pada tanggal ini kamar hanya diberikan melalui undian.',
  '3751': 'Pendaftaran undian ini sedang tidak dibuka.',
  '3752': 'Pendaftaran undian ini sudah ditutup.',
  '3753': 'Undian ini sudah tidak ada.',
  '3754': 'Tanggal ini tidak termasuk undian. Pilih tanggal lain.',
  '3757': 'Akun Anda tidak dapat mengikuti undian ini.',
  '3760': 'Undian sedang tidak tersedia. Silakan coba lagi nanti.',
  '3756': 'Anda sudah mengikuti undian ini.',

  // Links
  '3780': 'Tautan ini sudah kedaluwarsa.',
  '3781': 'Tautan ini tidak valid.',
  '3782': 'Tautan ini sudah dipakai.',
  '3783': 'Tautan ini bukan milik akun Anda.',
})
