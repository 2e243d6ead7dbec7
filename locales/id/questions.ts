import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Yang ingin diketahui hotel',
  notices: 'Harap diperhatikan',
  characters: '{{used}} dari {{most}} karakter',
  chooseTime: 'Pilih waktu',
  several: 'Anda dapat memilih lebih dari satu.',
  men: 'Pria',
  women: 'Wanita',
  peopleSum: 'Jumlah pria dan wanita harus sama dengan jumlah dewasa di kamar.',
  peopleOfRoom: 'Kamar {{number}}: pria {{men}}, wanita {{women}}',
  unknownOption: 'Pilihan ini tidak tersedia lagi. Silakan pilih kembali.',
  files: 'Tambahkan file',
  filesHelp:
    'Gambar atau PDF, paling banyak {{files}} file, masing-masing hingga {{megabytes}} MB. File juga dapat diletakkan di sini.',
  sending: 'Mengirim {{name}}',
  retryFile: 'Kirim ulang {{name}}',
  removeFile: 'Hapus {{name}}',
  waitForFiles: 'Harap tunggu sampai file terkirim, atau hapus file tersebut.',
  file: 'File {{number}}',
  yourAnswers: 'Jawaban Anda',
  later: 'Hotel juga ingin mengetahui',
  send: 'Kirim jawaban',
  sent: 'Terima kasih. Hotel telah menerima jawaban Anda.',
  sendUnknown:
    'Kami belum tahu apakah hotel telah menerima jawaban Anda. Tekan sekali lagi: tidak akan terkirim dua kali.',
  none: 'Tidak dijawab',
})
