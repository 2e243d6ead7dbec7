import type { text as english } from '../en/errors.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Without a code: what happened, and what to do
  general: 'Terjadi kesalahan di sistem kami. Silakan coba lagi.',
  processing: 'Permintaan tidak dapat diproses. Silakan coba lagi sebentar lagi.',
  network: 'Kami tidak dapat terhubung. Periksa koneksi Anda lalu coba lagi.',
  timeout: 'Prosesnya terlalu lama. Silakan coba lagi.',
  busy: 'Saat ini banyak tamu yang mengakses. Kami terus mencoba; mohon tetap di halaman ini.',
  outcome_unknown: 'Kami belum tahu apakah pemesanan berhasil. Mohon jangan memesan lagi; kami sedang memeriksanya.',
  signedOut: 'Anda telah keluar. Masuk lagi untuk melanjutkan.',
  isSignedOut: 'Anda telah keluar.',
  alreadySignedOut: 'Anda sudah keluar',
  sessionExpired: 'Sesi Anda telah berakhir. Muat ulang halaman; belum ada yang dipesan.',
  signInChanged: 'Status masuk Anda berubah. Kembali ke pencarian karena harga mungkin berbeda.',

  // What is offered beside a text
  offerSignIn: 'Masuk',
  offerForgotPassword: 'Buat kata sandi baru',
  offerResendConfirmation: 'Kirim ulang email konfirmasi',
  offerRefresh: 'Muat ulang dan pilih lagi',
  offerJapanese: 'Ganti ke bahasa Jepang',
  offerOtherLanguage: 'Ganti bahasa',
  offerDefaultLanguage: 'Ganti ke bahasa hotel',

  // Beside a code: entries and extras
  '1105': 'Kamar terisi saat Anda membayar.',
  '1105_extra': 'Sisa layanan tambahan ini tidak cukup. Pilih lebih sedikit.',

  // Beside a code: accounts
  '1400': 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan; data Anda tersimpan.',

  // Beside a code: payment
  '3001': 'Pembayaran terlalu lama dan tidak diproses. Silakan coba lagi.',
  '3011': 'Pembayaran terlalu lama dan tidak diproses. Silakan coba lagi.',
  '3002': 'Pembayaran gagal dan kamar belum dipesan. Silakan coba lagi.',
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
  '3203': 'Terjadi gangguan saat pembayaran diproses. Silakan periksa hasilnya nanti.',
  '3251': 'Terjadi gangguan saat pembayaran diproses. Silakan periksa hasilnya nanti.',
  '3204': 'Pembayaran gagal. Gunakan kartu lain.',
  cardBrandMismatch: 'Nomor tidak sesuai dengan merek kartu yang dipilih. Periksa keduanya.',
  verificationFailed: 'Selesaikan pemeriksaan di atas tombol, lalu tekan lagi. Semua yang Anda tulis tetap tersimpan.',
  unknownEmail: 'Tidak ada akun dengan alamat email ini.',
  linkOver: 'Tautan ini sudah dipakai atau kedaluwarsa. Mohon minta yang baru.',
  wrongPassword: 'Kata sandi tidak benar.',
  paymentMix: 'Kamar dengan cara bayar berbeda tidak bisa dipesan bersama. Pilih kamar dengan cara bayar yang sama.',

  // Beside a code: room lotteries
  lotteryAccount: 'Akun ini tidak cocok dengan pendaftaran undian. Masuk dengan akun yang Anda pakai untuk mendaftar.',
  lotteryDeadline: 'Batas waktu untuk memesan kamar ini sudah lewat.',
  lotteryNights: 'Lama menginap ini tidak sesuai dengan undian. Pilih tanggal lain.',
  lotteryOneRoom: 'Undian hanya untuk satu kamar. Cari untuk satu kamar.',
  lotteryIncomplete: 'Ada reservasi kamar ini yang belum selesai. Selesaikan atau hapus terlebih dahulu.',

  // Beside a code: links
  '3900': 'Anda baru saja memesan masa inap yang sama.',

  // Situations of a search and a booking
  datesPassed: 'Tanggal yang dipilih sudah lewat. Kami memilihkan tanggal terdekat yang masih bisa dipesan.',
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
  guestsSpread: 'Tamu melebihi kapasitas satu kamar, jadi kami mencari beberapa kamar.',
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
  priceCheaper: 'Harganya turun dari {{before}} menjadi {{now}}.',
  priceDearer: 'Harganya naik dari {{before}} menjadi {{now}}.',
  rateUpdated: 'Kurs telah diperbarui. Lihat harga baru sebelum melanjutkan.',
  policyFailed: 'Kebijakan pembatalan tidak dapat dimuat. Coba lagi sebelum memesan.',
  noPolicy: 'Hotel belum memberikan kebijakan pembatalan untuk paket ini.',
  imageFailed: 'Gambar ini tidak dapat dimuat.',
  notYet: 'Ini belum bisa dilakukan.',
  fileLimit: 'Lampirkan paling banyak {{files}} berkas, masing-masing maksimal {{megabytes}} MB.',
  lookupFailed: 'Tidak ada pesanan dengan nomor dan email ini. Periksa keduanya.',

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
