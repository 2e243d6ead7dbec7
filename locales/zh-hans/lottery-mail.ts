import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  event: '抽签',
  number: '报名编号',
  resultAt: '结果公布',
  deadline: '预订截止',
  enteredSubject: '【{{hotel}}】抽签报名已受理（{{number}}）',
  enteredLead: '感谢您报名“{{event}}”。我们将于下列时间抽签，并以电子邮件通知结果。',
  enteredAction: '查看报名',
  enteredNote: '受理期间内可更改或取消报名。',
  wonSubject: '【{{hotel}}】中签通知（{{number}}）',
  wonLead: '恭喜您在“{{event}}”中中签。客房已为您保留，请于截止时间前预订。',
  bookAction: '预订客房',
  bookNote: '请使用报名时的账户登录。逾期后客房将提供给其他客人。',
  lostSubject: '【{{hotel}}】抽签结果通知（{{number}}）',
  lostLead: '感谢您报名“{{event}}”。很遗憾，您此次未能中签。',
  lostAction: '查看其他客房',
  lostNote: '其他日期可直接预订。',
  reminderSubject: '【{{hotel}}】中签客房预订即将截止（{{number}}）',
  reminderLead: '您在“{{event}}”中中签的客房仍为您保留，但即将到期。',
  automatic: '因您报名了{{hotel}}的客房抽签，此邮件由系统自动发送。',
})
