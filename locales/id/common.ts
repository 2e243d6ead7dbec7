import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Header and menus
  menu: 'Menu',
  account: 'Akun Anda',
  signIn: 'Masuk',
  signOut: 'Keluar',
  signUp: 'Menjadi anggota',
  companySignIn: 'Masuk sebagai perusahaan',
  findBooking: 'Saya sudah memesan',
  newTab: 'Terbuka di tab baru',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  back: 'Kembali',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  continue: 'Lanjutkan',
  cancel: 'Batal',
  choose: 'Pilih',
  change: 'Ubah',
  add: 'Tambah',
  remove: 'Hapus',
  apply: 'Terapkan',
  save: 'Simpan',
  undo: 'Urungkan',
  print: 'Cetak',
  copy: 'Salin',
  copied: 'Tersalin',
  refresh: 'Muat ulang',
  showMore: 'Tampilkan lebih banyak',
  showLess: 'Tampilkan lebih sedikit',
  optional: 'Opsional',
  required: 'Wajib',
  yes: 'Ya',
  no: 'Tidak',

  // Waiting
  working: 'Mohon tunggu sebentar',
  busy: 'Saat ini banyak tamu yang mengakses. Kami terus mencoba untuk Anda.',

  // Steps of a booking
  steps: 'Langkah-langkah',
  stepDetails: 'Data Anda',
  stepPayment: 'Pembayaran',
  stepConfirmed: 'Terkonfirmasi',

  // Titles of pages
  titleResults: 'Kamar dan harga',
  titleDetails: 'Data Anda',
  titlePayment: 'Pembayaran',
  titleConfirmation: 'Pesanan Anda',
  titleFail: 'Belum dipesan',
  titleLookup: 'Cari pesanan Anda',

  // Pages without a stay
  noHotelCodeText:
    'Halaman ini seharusnya menyebutkan hotel yang dipesan. Jika ini situs Anda, konsol browser menunjukkan baris yang perlu diubah.',
  oldBrowser: 'Browser ini terlalu lama untuk menampilkan semuanya dengan benar. Mohon perbarui sebelum memesan.',

  // Dates
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  today: 'Hari ini',
  dayUse: 'Pemakaian siang hari',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'sampai {{time}}',
  hotelTime: 'Waktu sesuai waktu setempat hotel.',
  days: { other: '{{n}} hari' },
  minutes: { other: '{{n}} menit' },

  // Party
  guests: { other: '{{n}} tamu' },
  stay: '{{nights}}, {{guests}}',
  roomNumber: 'Kamar {{number}}',
  adultsLabel: 'Dewasa',
  childrenLabel: 'Anak',
  roomsLabel: 'Jumlah kamar',
  ageYears: { other: '{{n}} tahun' },

  // Prices
  fromPrice: 'mulai {{price}}',
  total: 'Total',
  taxesIncluded: 'termasuk pajak',
  stayTaxesIncluded: '{{nights}}, {{guests}}, termasuk pajak',
  perNight: 'per malam',
  free: 'Gratis',

  // The widget itself
  bookYourStay: 'Pesan penginapan',
  healedDates: 'Tanggal pada tautan sudah lewat. Ini tanggal berikutnya yang dapat dipilih.',
  chooseFirst: 'Silakan pilih kamar terlebih dahulu.',
})
