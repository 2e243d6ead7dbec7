import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  or: '或',
  payWith: '使用 {{name}} 付款',
  note: '在 {{name}} 批准付款后会立即返回此页。',
  title: '在 {{name}} 继续',
  text: '您在 {{name}} 批准付款期间，我们会为您保留客房。批准之前不会扣款。',
  goOn: '前往 {{name}}',
  bankText: '您在银行页面确认付款期间，我们会为您保留客房。确认之前不会扣款。',
  goToBank: '前往银行页面',
})
