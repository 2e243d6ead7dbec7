import type { text as english } from '../en/errors.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Without a code: what happened, and what to do
  general: 'Terjadi kesalahan di sistem kami. Silakan coba lagi.',
  system: 'Terjadi kesalahan di sistem kami. Data yang Anda isi tersimpan. Silakan coba lagi.',
  processing: 'Permintaan tidak dapat diproses. Silakan coba lagi sebentar lagi.',
  network: 'Kami tidak dapat terhubung. Periksa koneksi Anda lalu coba lagi.',
  timeout: 'Prosesnya terlalu lama. Silakan coba lagi.',
  outcome_unknown: 'Kami belum tahu apakah pemesanan berhasil. Mohon jangan memesan lagi; kami sedang memeriksanya.',
  notAllowed: 'Akun Anda tidak dapat menggunakan ini.',
  signedOut: 'Anda telah keluar. Masuk lagi untuk melanjutkan.',
  isSignedOut: 'Anda telah keluar.',
  alreadySignedOut: 'Anda sudah keluar',
  sessionExpired: 'Sesi Anda telah berakhir. Muat ulang halaman; belum ada yang dipesan.',
  signInChanged: 'Status masuk Anda berubah. Kembali ke pencarian karena harga mungkin berbeda.',
  customAuthFailed: 'Kami tidak dapat memasukkan Anda dari halaman sebelumnya. Anda bisa memesan tanpa akun.',

  // The money, said after what happened
  moneyNone: 'Tidak ada uang yang berpindah.',
  moneyRefund: 'Uang Anda sedang kami kembalikan. Anda tidak perlu melakukan apa pun.',
  moneyUnknown: 'Kami sedang memeriksa apakah pembayaran berhasil. Mohon jangan membayar lagi.',

  // What is offered beside a text
  offerSearch: 'Pilih kamar atau tanggal lain',
  offerSignIn: 'Masuk',
  offerForgotPassword: 'Buat kata sandi baru',
  offerResendConfirmation: 'Kirim ulang email konfirmasi',
  offerRefresh: 'Muat ulang dan pilih lagi',
  offerPointHistory: 'Lihat riwayat poin',
  offerLookup: 'Buka lagi pesanan Anda',
  offerJapanese: 'Ganti ke bahasa Jepang',
  offerOtherLanguage: 'Ganti bahasa',
  offerDefaultLanguage: 'Ganti ke bahasa hotel',
  codeAndTime: 'Jika terulang, beri tahu kami kode {{code}} dan waktu {{time}}.',

  // Codes: entries and extras
  '1000': 'Periksa kembali data yang Anda isi.',
  '1100': 'Layanan tambahan ini sudah tidak ada. Silakan hapus.',
  '1101': 'Batas waktu memesan layanan tambahan ini sudah lewat. Silakan hapus.',
  '1102': 'Jumlah ini tidak bisa dipilih. Silakan ubah.',
  '1103': 'Harga layanan tambahan berubah. Lihat harga baru sebelum melanjutkan.',
  '1104': 'Jumlahnya melebihi batas untuk satu pesanan.',
  '1105': 'Kamar terisi saat Anda membayar.',
  '1105_extra': 'Sisa layanan tambahan ini tidak cukup. Pilih lebih sedikit.',
  '1106': 'Layanan tambahan ini tidak dijual lagi, jadi kami keluarkan dari pesanan.',

  // Codes: files and tasks
  '1200': 'Masih disiapkan. Kami terus memeriksanya.',
  '1250': 'Waktunya sudah habis. Silakan mulai lagi.',
  '1251': 'Berkas ini tidak dapat dibaca. Pilih berkas lain.',
  '1252': 'Berkas sudah tidak ada. Silakan minta lagi.',
  '1600': 'Melebihi batas satu unduhan. Pilih periode yang lebih pendek.',

  // Codes: accounts
  '1300': 'Kata sandi terlalu mudah ditebak. Gunakan minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.',
  '1301': 'Akun dikunci karena terlalu banyak percobaan. Atur ulang kata sandi atau coba nanti.',
  '1302': 'Kata sandi ini pernah dipakai. Pilih yang lain.',
  '1400': 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan; data Anda tersimpan.',
  '1401': 'Tautan konfirmasi akun sudah kedaluwarsa. Kami bisa mengirim yang baru.',
  '1402': 'Akun ini sudah dikonfirmasi. Anda bisa masuk.',
  '1403': 'Akun ini didaftarkan oleh hotel. Buat kata sandi Anda terlebih dahulu.',
  '4000': 'Masa masuk Anda habis. Silakan masuk lagi; data Anda tersimpan.',
  '3401': 'Anda sudah keluar',
  '3402': 'Anda sudah keluar',
  '3403': 'Tautan masuk ini sudah dipakai. Silakan masuk lagi.',
  '3501': 'Sistem keanggotaan sedang tidak merespons. Silakan coba lagi nanti.',
  '3503': 'Sistem keanggotaan tidak dapat memprosesnya. Silakan coba lagi nanti.',

  // Codes: coupons, points, dates and plans
  '1500': 'Kode kupon ini tidak berlaku. Periksa kembali.',
  '1501': 'Kupon ini sudah mencapai batas pemakaian. Lanjutkan tanpa kupon.',
  '2001': 'Promosi ini tidak berlaku untuk paket ini. Pilih paket lain atau lanjutkan tanpa promosi.',
  '1903': { other: 'Hotel ini menerima pemesanan hingga {{n}} bulan dari hari ini. Pilih tanggal lebih awal.' },
  '1903_unknown': 'Tanggal ini terlalu jauh. Pilih tanggal lebih awal.',
  '2304': 'Paket ini tidak lagi sesuai dengan status akun Anda. Muat ulang dan pesan lagi.',
  '2401': 'Anda memiliki {{balance}} poin dan ingin memakai {{wanted}}. Kurangi jumlahnya.',
  '2401_unknown': 'Poin Anda tidak cukup. Kurangi jumlahnya.',
  '3202': 'Saldo poin tidak dapat dibaca saat ini. Anda bisa melanjutkan tanpa poin.',
  '3502': 'Saldo poin tidak dapat dibaca saat ini. Anda bisa melanjutkan tanpa poin.',
  '3504': 'Poin Anda belum dapat dikembalikan. Periksa riwayat poin Anda.',

  // Codes: payment
  '3001': 'Pembayaran terlalu lama dan tidak diproses. Silakan coba lagi.',
  '3011': 'Pembayaran terlalu lama dan tidak diproses. Silakan coba lagi.',
  '3002': 'Pembayaran gagal dan penginapan belum dipesan. Silakan coba lagi.',
  '3003': 'Kartu ini tidak dapat digunakan. Gunakan kartu lain.',
  '3205': 'Kartu ini tidak dapat digunakan. Gunakan kartu lain.',
  '3004': 'Periksa nomor kartu.',
  '3005': 'Periksa masa berlaku kartu.',
  '3006': 'Bank Anda tidak mengonfirmasi pembayaran. Gunakan kartu lain atau cara bayar lain.',
  '3250': 'Bank Anda tidak mengonfirmasi pembayaran. Gunakan kartu lain atau cara bayar lain.',
  '3007': 'Kartu ini tidak valid atau tidak diterima. Periksa atau gunakan kartu lain.',
  '3008': 'Verifikasi bank dibatalkan. Coba lagi atau pilih cara bayar lain.',
  '3009': 'Bank menghentikan sementara verifikasi karena terlalu banyak percobaan. Tunggu atau gunakan kartu lain.',
  '3252': 'Kartu ini tidak mendukung verifikasi bank (3D Secure) yang diperlukan. Gunakan kartu lain.',
  '3203': 'Pembayaran tidak dapat diproses. Silakan coba nanti.',
  '3251': 'Pembayaran tidak dapat diproses. Silakan coba nanti.',
  '3204': 'Pembayaran gagal. Gunakan kartu lain.',
  bankTimeout: 'Verifikasi bank tidak selesai dalam {{minutes}} menit, jadi pemesanan dibatalkan.',
  cardBrandMismatch: 'Nomor tidak sesuai dengan merek kartu yang dipilih. Periksa keduanya.',
  verificationFailed: 'Selesaikan pemeriksaan di atas tombol, lalu tekan lagi. Semua yang Anda tulis tetap tersimpan.',
  paymentMix: 'Kamar dengan cara bayar berbeda tidak bisa dipesan bersama. Pilih kamar dengan cara bayar yang sama.',

  // Codes: changing a booking
  '3013': 'Pesanan ini sedang diubah di tempat lain atau sedang dibayar. Coba lagi sekitar {{minutes}} menit lagi.',
  '3016': 'Ada masalah pada pembayaran pesanan ini. Coba lagi sekitar {{minutes}} menit lagi.',
  '3014': 'Pesanan berubah sementara itu. Batalkan, periksa lagi, lalu ubah.',
  '3200': 'Tautan pembayaran ini tidak dapat diubah lagi.',
  '3201': 'Tautan pembayaran ini tidak dapat dibayar lagi. Minta tautan baru ke hotel.',

  // Codes: languages
  '3601': 'Paket ini hanya untuk tamu yang memesan dalam bahasa Jepang.',
  '3602': 'Paket ini bukan untuk pemesanan dalam bahasa Jepang. Silakan ganti bahasa.',
  '3603': 'Paket ini hanya bisa dipesan dalam bahasa hotel. Silakan ganti bahasa.',
  '3604': 'Paket ini tidak bisa dipesan dalam bahasa ini. Pilih paket atau bahasa lain.',

  // Codes: e-mail
  '3704': 'Alamat email ini tidak dapat digunakan. Masukkan yang lain.',
  '3705': 'Email kami tidak sampai ke alamat ini. Periksa atau masukkan yang lain.',

  // Codes: room lotteries
  '3750': 'Pada tanggal ini kamar hanya diberikan melalui undian.',
  '3751': 'Pendaftaran undian ini sedang tidak dibuka.',
  '3752': 'Pendaftaran undian ini sudah ditutup.',
  '3753': 'Undian ini sudah tidak ada.',
  '3754': 'Tanggal ini tidak termasuk undian. Pilih tanggal lain.',
  '3757': 'Akun Anda tidak dapat mengikuti undian ini.',
  '3760': 'Undian sedang tidak tersedia. Silakan coba lagi nanti.',
  '3756': 'Anda sudah mengikuti undian ini.',

  // Codes: links
  '3780': 'Tautan ini sudah kedaluwarsa.',
  '3781': 'Tautan ini tidak valid.',
  '3782': 'Tautan ini sudah dipakai.',
  '3783': 'Tautan ini bukan milik akun Anda.',

  // Situations of a search and a booking
  noRooms: 'Tidak ada kamar kosong pada tanggal ini. Coba tanggal lain atau jumlah tamu lebih sedikit.',
  noResults: 'Tidak ada yang sesuai. Hapus filter atau ubah tanggal.',
  datesPassed: 'Tanggal pada tautan ini sudah lewat. Kami memilihkan tanggal terdekat yang masih bisa dipesan.',
  kids: 'Kami menyesuaikan rombongan karena usia anak. Periksa kembali harganya.',
  kidsAge: { other: 'Anak berusia {{n}} tahun dihitung sebagai dewasa. Harganya ikut berubah.' },
  linkUnread: 'Sebagian tautan ini tidak dapat digunakan: {{what}}. Kami memakai pilihan biasa di situ.',
  linkDates: 'tanggal',
  linkParty: 'tamu dan kamar',
  linkView: 'tampilan dan urutan',
  linkOffer: 'harga dan kode',
  linkRooms: 'kamar dan paket',
  linkList: '{{some}}, {{more}}',
  roomsCut: {
    other: 'Di sini kami mencari paling banyak {{n}} kamar.',
  },
  guestsCut: {
    other:
      'Satu kamar di sini memuat paling banyak {{n}} tamu, jadi kami mencari untuk tamu yang lebih sedikit. Mohon periksa jumlah tamu.',
  },
  kidsLimit:
    'Hotel ini menerima lebih sedikit anak per kamar, jadi anak selebihnya kami hitung sebagai orang dewasa. Harga ikut berubah.',
  dayUseNotOffered: 'Hotel ini tidak menawarkan penggunaan harian, jadi kami mencari untuk menginap.',
  undatedNotOffered: 'Hotel ini dicari dengan tanggal, jadi kami memilih tanggal terdekat.',
  undatedParties:
    'Pencarian tanpa tanggal memerlukan tamu yang sama di setiap kamar, jadi kami mencari dengan tanggal.',
  undatedFlight: 'Paket dengan penerbangan dicari dengan tanggal, jadi kami memilih tanggal terdekat.',
  flightNotOffered: 'Hotel ini tidak menawarkan paket dengan penerbangan, jadi kami mencari untuk menginap saja.',
  priceCheaper: 'Harganya turun menjadi {{now}}. Saat Anda memilih, harganya {{before}}.',
  priceDearer: 'Harganya sekarang {{now}}. Saat Anda memilih, harganya {{before}}.',
  rateUpdated: 'Kurs telah diperbarui. Lihat harga baru sebelum melanjutkan.',
  soldOut: '{{room}} baru saja terisi. Kamar lain yang Anda pilih masih kosong.',
  policyFailed: 'Kebijakan pembatalan tidak dapat dimuat. Coba lagi sebelum memesan.',
  noPolicy: 'Hotel belum memberikan kebijakan pembatalan untuk paket ini.',
  imageFailed: 'Gambar ini tidak dapat dimuat.',
  notYet: 'Ini belum bisa dilakukan.',
  fileLimit: 'Lampirkan paling banyak {{files}} berkas, masing-masing maksimal {{megabytes}} MB.',
  lookupFailed: 'Tidak ada pesanan dengan nomor dan email ini. Periksa keduanya.',
  deadlinePassed: 'Batas waktu untuk menyelesaikan pemesanan ini sudah lewat.',

  // Fields of a form
  required: 'Harap diisi.',
  tooLong: 'Isinya terlalu panjang. Mohon dipersingkat.',
  nameLatin: 'Tulis nama dengan huruf Latin seperti di paspor.',
  nameKana: 'Tulis dengan hiragana atau huruf Latin.',
  nameUnsupported: 'Ada tanda yang tidak bisa dipakai. Gunakan huruf, spasi, tanda hubung, atau apostrof.',
  emailInvalid: 'Ini tidak tampak seperti alamat email. Periksa kembali.',
  emailIncomplete: 'Ada yang kurang setelah @, misalnya .com',
  emailMismatch: 'Kedua alamat email berbeda.',
  phoneInvalid: 'Tulis nomor telepon dengan angka, dan + untuk kode negara.',
  postcodeInvalid: 'Tulis kode pos dengan huruf dan angka saja.',
  termsRequired: 'Harap setujui syarat dan ketentuan.',
  partyEmpty: 'Setiap kamar memerlukan minimal satu orang dewasa.',
  partyTooManyRooms: 'Jumlah kamar melebihi batas satu pesanan.',
  partyTooManyGuests: 'Jumlah tamu melebihi kapasitas kamar.',
  partyTooManyChildren: 'Jumlah anak melebihi batas per kamar.',
  partyTooManyAdults: 'Jumlah orang dewasa melebihi batas satu kamar.',
  partyTooManyPerAdult: 'Jumlah anak terlalu banyak untuk orang dewasa di kamar ini.',
  partySharedBeds: 'Setiap orang dewasa hanya dapat berbagi tempat tidur dengan satu anak.',
  partyAgeMissing: 'Pilih usia setiap anak.',
})
