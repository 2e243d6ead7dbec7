import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  label: '通貨',
  title: '表示通貨',
  search: '通貨名・コード・記号',
  suggested: 'おすすめ',
  all: 'すべての通貨',
  none: '該当する通貨がありません',
  note: 'お支払いは{{currency}}です。ほかの通貨の料金は比較のための換算額です。',
})
