import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Tambahkan ke masa inap Anda',
  lead: 'Semuanya opsional dan dapat diubah sampai Anda memesan.',
  leadChanging: 'Semuanya opsional dan dapat disesuaikan sampai Anda mengonfirmasi perubahan.',
  included: 'Termasuk dalam paket, tanpa biaya tambahan',
  each: '{{price}} per item',
  tax: 'termasuk pajak {{tax}}',
  prices: '{{from}} – {{to}}',
  add: 'Tambah',
  fewer: 'Kurangi satu: {{name}}',
  more: 'Tambah satu: {{name}}',
  left: { other: 'Tersisa {{n}}' },
  soldOut: 'Habis',
  range: '{{min}} sampai {{max}} sekali pesan',
  upTo: 'Maksimal {{max}}',
  limit: 'Maksimal {{max}} per pemesanan',
  days: 'Pilih hari',
  times: 'Pilih jam',
  dayAndTime: '{{day}}, {{time}}',
  failed: 'Layanan tambahan tidak dapat dimuat',
  loading: 'Memuat layanan tambahan',
  chosen: 'Layanan tambahan Anda',
  many: '{{name}} × {{count}}',
  remove: 'Hapus layanan ini',
})
