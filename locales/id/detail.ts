import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Photos
  photosOf: 'Foto {{name}}',
  photoAt: 'Foto {{number}} dari {{count}}: {{alt}}',
  nextPhoto: 'Foto berikutnya',
  previousPhoto: 'Foto sebelumnya',
  fullScreen: 'Layar penuh',

  // Room
  facilities: 'Fasilitas kamar ini',
  wifi: 'Wi-Fi gratis',
  air: 'AC',
  fridge: 'Kulkas',
  dryer: 'Pengering rambut',
  safe: 'Brankas',
  desk: 'Meja kerja',
  ownBath: 'Pemandian pribadi',
  tub: 'Bak mandi',
  yukata: 'Yukata katun',
  tea: 'Teh dan camilan',
  plans: 'Paket untuk kamar ini',
  change: 'Jika rencana Anda berubah',
  forPlan: 'Untuk {{plan}}, {{price}}',
  times: 'Check-in {{from}}–{{to}}, check-out paling lambat {{until}}',

  // Plan
  eachNight: 'Harga setiap malam',
  included: 'Termasuk dalam harga',

  // Map
  where: 'Lokasi',
  mapOf: 'Peta sekitar {{hotel}}. Tombol panah untuk menggeser.',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  sketch: 'Ini sketsa, tidak sesuai skala.',
  sketchFailed: 'Ini sketsa, karena peta tidak dapat dimuat.',
  tryMap: 'Coba muat peta lagi',
  openMap: 'Buka peta di tab baru',
  copyAddress: 'Salin alamat',
  copySelf: 'Alamat sudah dipilih. Silakan salin dengan perangkat Anda.',

  // Cancellation
  policy: 'Ketentuan pembatalan',
  free: 'Gratis',
  until: 'Sampai {{moment}}',
  since: 'Mulai {{moment}}',
  percentOf: '{{percent}}%',
  ofPrice: '{{percent}}% dari harga',
  line: '{{when}}: {{percent}}% dari harga',
  noShow: 'Jika Anda tidak datang',
  zone: 'Waktu sesuai waktu setempat hotel.',
  daysBefore: { other: '{{n}} hari sebelumnya' },
  daysRange: '{{from}} sampai {{to}} hari sebelumnya',
  sameDay: 'Pada hari kedatangan',
  onSameDay: 'pada hari kedatangan',
  fromDay: 'Mulai {{day}}',
  fromTime: 'Mulai pukul {{time}}, {{day}}',
  untilDay: 'Sampai {{day}}',
  untilTime: 'Sampai pukul {{time}}, {{day}}',
  dayUntil: '{{day}}, sampai pukul {{time}}',

  // Rooms for a party together, or none
  together: '{{rooms}} untuk {{guests}}',
  togetherText: 'Kamar-kamar kosong ini memuat semua tamu dengan harga terendah. Setiap kamar masih dapat diganti.',
  takeTogether: 'Pilih kamar-kamar ini',
  askHotel: 'Hotel siap membantu lewat telepon:',
  nearDates: 'Tanggal lain yang masih tersedia',
  perNight: 'mulai {{price}} per malam',

  // Beside the results, before a choice
  chooseRoom: 'Pilih kamar, dan harga keseluruhannya tampil di sini.',
  whyHere: 'Mengapa memesan di sini',
  whyDirect: 'Anda memesan langsung ke hotel',
  whyWhole: 'Setiap harga sudah termasuk pajak',
  whyFree: 'Ada paket yang dapat dibatalkan gratis',
  whyMembers: 'Anggota membayar lebih murah',

  // The hotel's own page, before a search
  ourRooms: 'Kamar',
  pricesFor: 'Harga untuk {{range}}. Tanggal lain dapat dipilih di atas.',
  seeRoom: 'Lihat kamar ini',
  allRooms: 'Semua kamar dan harga',
  lookFor: 'Cari berdasarkan',

  // Beside a plan, while a stay is changed
  booked: 'Pesanan saat ini',
  costsMore: '{{price}} lebih mahal dari sekarang',
  costsLess: '{{price}} lebih murah dari sekarang',
})
