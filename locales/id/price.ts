import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  have: 'Saya punya kupon',
  coupon: 'Kupon',
  code: 'Kode kupon',
  use: 'Pakai',
  applied: '{{name}}\u00a0· {{code}}',
  firstNights: { other: 'Berlaku untuk {{n}} malam pertama Anda.' },
  remove: 'Hapus kupon',
  another: 'Pakai kode lain',
  onlyOne: 'Satu kupon untuk setiap pemesanan',
  notBoth: 'Voucher dan kupon tidak dapat dipakai bersamaan',
  whichOne: '{{code}} sedang dipakai. Ganti dengan {{next}}?',
  replace: 'Pakai {{next}}',
  keep: 'Tetap {{code}}',
  empty: 'Masukkan kode kupon Anda.',
  expired: 'Kupon ini sudah kedaluwarsa. Harga tidak berubah.',
  notYet: 'Kupon ini belum berlaku. Harga tidak berubah.',
  members: 'Kupon ini khusus anggota. Harga tidak berubah.',
  taxNote: 'Pajak konsumsi {{percentage}}% dan naik menjadi {{next}}% mulai {{day}}.',
})
