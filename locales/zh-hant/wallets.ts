import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  or: '或',
  payWith: '使用 {{name}} 付款',
  note: '在 {{name}} 核准付款後會立即返回此頁。',
  title: '在 {{name}} 繼續',
  text: '您在 {{name}} 核准付款期間，我們會為您保留客房。核准之前不會扣款。',
  goOn: '前往 {{name}}',
  bankText: '您在銀行頁面確認付款期間，我們會為您保留客房。確認之前不會扣款。',
  goToBank: '前往銀行頁面',
})
