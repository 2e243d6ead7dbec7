import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  linkSubject: '【{{hotel}}】お支払いのお願い（{{subject}}）',
  linkLead: '{{hotel}}より、下記のお支払いをお願いいたします。安全なページでカードにてお支払いいただけます。',
  linkFor: '内容',
  linkAmount: '金額',
  linkUntil: 'お支払い期限',
  linkAction: 'お支払いへ進む',
  linkNote: {
    other:
      'このメールから{{n}}時間以内にお手続きをお願いいたします。期限を過ぎた場合は、宿泊施設へ新しいリンクをご依頼ください。',
  },
  linkAutomatic:
    'このメールは、{{hotel}}がこのアドレスへお支払いをお願いしたため送信されました。お心当たりのない場合は、お支払いの前に宿泊施設へお問い合わせください。',
  offerAction: '客室と料金を見る',
  offerNote: '料金と空室状況はご覧になる日のものです。',
  offerReason: '{{hotel}}からのお得な情報のメールをご希望いただいているため、お送りしております。',
  offerStop: '配信を停止する',
})
