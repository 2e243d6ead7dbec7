import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  or: 'または',
  payWith: '{{name}}で支払う',
  note: '{{name}}でお支払いを承認されると、この画面に戻ります。',
  title: '{{name}}で続ける',
  text: '{{name}}でお支払いを承認される間、お部屋を確保しております。承認されるまで請求されません。',
  goOn: '{{name}}へ進む',
  bankText: 'カード会社のページで確認される間、お部屋を確保しております。承認されるまで請求されません。',
  goToBank: 'カード会社のページへ進む',
})
