import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: '領収書',
  lead: 'カードでお支払いいただいた金額の領収書です。2回目以降は再発行と記載されます。',
  name: '宛名',
  company: '宛名（会社名）',
  number: '統一編号',
  numberHelp: '数字8桁',
  download: '領収書をダウンロード（PDF）',
  making: '領収書を作成しています…',
  done: '領収書を保存しました。',
  from: '領収書は{{date}}から',
  fromText: 'チェックアウト日からダウンロードいただけます。',
  slow: '領収書の作成に時間がかかっています。ご入力内容はそのまま残っていますので、もう一度お試しください。',
})
