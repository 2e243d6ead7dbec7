import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  event: '抽籤',
  number: '報名編號',
  resultAt: '結果公布',
  deadline: '預訂截止',
  enteredSubject: '【{{hotel}}】抽籤報名已受理（{{number}}）',
  enteredLead: '感謝您報名「{{event}}」。我們將於下列時間抽籤，並以電子郵件通知結果。',
  enteredAction: '查看報名',
  enteredNote: '受理期間內可變更或取消報名。',
  wonSubject: '【{{hotel}}】中籤通知（{{number}}）',
  wonLead: '恭喜您在「{{event}}」中中籤。客房已為您保留，請於截止時間前預訂。',
  bookAction: '預訂客房',
  bookNote: '請使用報名時的帳戶登入。逾期後客房將提供給其他旅客。',
  lostSubject: '【{{hotel}}】抽籤結果通知（{{number}}）',
  lostLead: '感謝您報名「{{event}}」。很遺憾，您此次未能中籤。',
  lostAction: '查看其他客房',
  lostNote: '其他日期可直接預訂。',
  reminderSubject: '【{{hotel}}】中籤客房預訂即將截止（{{number}}）',
  reminderLead: '您在「{{event}}」中中籤的客房仍為您保留，但即將到期。',
  automatic: '因您報名了{{hotel}}的客房抽籤，此郵件由系統自動寄出。',
})
