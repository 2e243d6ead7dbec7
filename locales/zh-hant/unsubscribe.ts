import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '停止接收優惠郵件？',
  text: '我們會向{{email}}寄送優惠資訊。取消訂閱後，您仍會收到與預訂有關的郵件。',
  button: '取消訂閱',
  doneTitle: '您已取消訂閱',
  doneText: '您不會再收到優惠郵件，但仍會收到與預訂有關的郵件。',
  alreadyTitle: '您先前已取消訂閱',
  alreadyText: '我們不會向{{email}}寄送優惠郵件。',
  badTitle: '此連結無效',
  badText: '請使用最新郵件中的連結，或在您的帳戶中變更設定。',
  unreadTitle: '無法查詢',
})
