import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: 'ホテル一覧',
  found: { other: '{{n}}軒のホテル' },
  foundOf: { other: '{{total}}軒中{{n}}軒を表示' },
  loading: 'ホテルを探しています',
  narrow: 'ホテル名・エリア',
  areas: 'エリア',
  from: '{{price}}〜',
  aNight: '1泊・{{party}}・税込',
  soldOut: 'この日程は満室です',
  noPrice: '現在販売中の日程はございません',
  rooms: '客室と料金を見る',
  noneTitle: '条件に合うホテルが見つかりません',
  noneText: 'ホテル名を短くするか、別のエリアをお試しください。',
  showAll: 'すべてのホテルを表示',
  failedTitle: 'ホテルの情報を取得できませんでした',
})
