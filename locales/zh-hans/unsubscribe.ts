import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '停止接收优惠邮件？',
  text: '我们会向{{email}}发送优惠信息。退订后，您仍会收到与预订有关的邮件。',
  button: '退订',
  doneTitle: '您已退订',
  doneText: '您不会再收到优惠邮件，但仍会收到与预订有关的邮件。',
  alreadyTitle: '您此前已退订',
  alreadyText: '我们不会向{{email}}发送优惠邮件。',
  badTitle: '此链接无效',
  badText: '请使用最新邮件中的链接，或在您的账户中更改设置。',
  unreadTitle: '无法查询',
})
