import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  event: '抽選',
  number: '応募番号',
  resultAt: '結果発表',
  deadline: '予約期限',
  enteredSubject: '【{{hotel}}】抽選のご応募を受け付けました（{{number}}）',
  enteredLead:
    '「{{event}}」にご応募いただき、ありがとうございます。下記の日時に抽選を行い、結果をメールでお知らせいたします。',
  enteredAction: '応募内容を見る',
  enteredNote: '受付期間中は、応募内容の変更や取り消しが可能です。',
  wonSubject: '【{{hotel}}】当選のお知らせ（{{number}}）',
  wonLead:
    '「{{event}}」にご当選されました。おめでとうございます。客室を確保しておりますので、期限までにご予約ください。',
  bookAction: '客室を予約する',
  bookNote: '応募時のアカウントでログインしてください。期限を過ぎますと、客室は他のお客様にご案内されます。',
  lostSubject: '【{{hotel}}】抽選結果のお知らせ（{{number}}）',
  lostLead: '「{{event}}」にご応募いただき、ありがとうございました。誠に残念ながら、今回は落選となりました。',
  lostAction: 'ほかの客室を見る',
  lostNote: 'ほかの日程は通常どおりご予約いただけます。',
  reminderSubject: '【{{hotel}}】当選客室のご予約期限が近づいています（{{number}}）',
  reminderLead: '「{{event}}」でご当選された客室を確保しておりますが、まもなく期限となります。',
  automatic: 'このメールは、{{hotel}}の客室抽選にご応募いただいたため自動送信されました。',
})
