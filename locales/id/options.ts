import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  ways: 'Cara pencarian lain',
  kind: 'Yang dipesan',
  stayOnly: 'Menginap saja',
  withFlight: 'Menginap dan penerbangan',
  openDates: 'Tanggal belum pasti',
  nights: 'Malam',
  fewerNights: 'Kurangi satu malam',
  moreNights: 'Tambah satu malam',
  promoCode: 'Kode promo',
  promoOf: 'Kode promo {{code}}',
  coupon: 'Kupon {{code}}',
  voucher: 'Voucher {{code}}',
  remove: 'Hapus {{what}}',
  sameParty: 'Hanya jika tamu di setiap kamar sama',
  notWithFlight: 'Tidak tersedia dengan penerbangan',
  allHotels: 'Semua hotel {{brand}}',
  chooseHotel: 'Pilih hotel',
  findHotel: 'Cari menurut nama atau daerah',
  noHotelFits: 'Tidak ada hotel yang cocok',
  hotelsFound: { other: '{{n}} hotel' },
  more: 'Opsi lain',
  dayUse: 'Penggunaan harian',

  // In place of dates
  anyDates: 'Tanggal bebas',
  day: 'Tanggal kunjungan',
})
