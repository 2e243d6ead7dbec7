import type { text as english } from '../en/mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  confirmationSubject: '【{{hotel}}】ご予約が完了しました（予約番号 {{number}}）',
  greeting: '{{name}}様',
  confirmationLead: 'このたびは{{hotel}}をご予約いただき、誠にありがとうございます。お越しをお待ちしております。',
  reservationNumber: '予約番号',
  checkIn: 'チェックイン',
  checkOut: 'チェックアウト',
  fromTo: '{{from}}〜{{to}}',
  until: '{{time}}まで',
  nights: { other: '{{n}}泊' },
  stay: '泊数',
  room: 'お部屋',
  adults: { other: '大人{{n}}名' },
  children: { other: 'お子さま{{n}}名' },
  total: '合計（税込）',
  paid: 'お支払い済み',
  dueAtHotel: '現地でのお支払い',
  cancellation: 'キャンセル料',
  freeAlways: '無料（期限なし）',
  freeUntil: '{{when}}まで無料',
  feeFrom: '{{when}}から：{{fee}}（{{percent}}%）',
  noShow: '無連絡不泊：{{fee}}（{{percent}}%）',
  hotelTime: '時刻はすべて宿の現地時間です。',
  address: '所在地',
  phone: '電話番号',
  open: '予約内容を見る',
  openNote: 'このリンクからはパスワードなしでご予約内容が開きます。第三者に転送なさらないようお願いいたします。',
  automatic:
    'このメールは、このアドレスでご予約があったためお送りしています。お心当たりのない場合は、宿までご連絡ください。',
  alertSubject: '【{{hotel}}】ご希望の日程に空室が出ました',
  alertLead:
    'ご希望の日程に空室が出ましたので、お知らせいたします。お部屋は確保しておりませんので、お早めにご予約ください。',
  alertRooms: '空室のあるお部屋',
  alertOpen: '空室を見る',
  alertOpenNote:
    'このお知らせは一度のみお送りします。再び満室となった場合は、検索結果の画面からあらためてお申し込みください。',
  alertAutomatic:
    'このメールは、このアドレスで空室のお知らせのお申し込みがあったためお送りしています。お心当たりのない場合は、お手続きは不要です。',
})
