import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  familyKanji: 'Nama keluarga (kanji)',
  givenKanji: 'Nama depan (kanji)',
  prefecture: 'Prefektur',
  choosePrefecture: 'Pilih prefektur',
  staysHere: 'Saya sendiri menginap di kamar ini',
  roomsHelp: 'Kamar tanpa nama dipesan atas nama Anda.',
  requests: 'Permintaan untuk hotel',
  requestsHelp: 'Perkiraan waktu tiba, alergi, atau hal lain yang perlu kami ketahui. Paling banyak {{n}} karakter.',
  receiptTitle: 'Nama pada kuitansi',
  receiptUnicode: 'Nomor usaha (Taiwan)',
  receiptHelp: 'Delapan angka',
  receiptNumberInvalid: 'Nomor usaha terdiri dari delapan angka.',
  optIn: 'Hotel boleh mengirim penawaran lewat email.',
  bookedRequests: 'Permintaan Anda',
  staysIn: 'Tamu: {{name}}',
})
