import type { StoredMemberSettings } from '../../provider/db/schema/hotel-settings.ts'
import { EXTERNAL } from '../people/external.ts'
import type { HotelSpec } from './hotel-spec.ts'

const SIGN_IN = {
  ja: '会員ログイン',
  en: 'Member sign-in',
  ko: '회원 로그인',
  zh_Hans: '会员登录',
  zh_Hant: '會員登入',
  id: 'Masuk sebagai anggota',
  th: 'เข้าสู่ระบบสมาชิก',
  ar: 'تسجيل دخول الأعضاء',
}

/** Houses that companies have an agreement with: only there is a corporate sign-in (PERM-021). */
const CORPORATE = ['minato', 'kumoi']

/** Every brand of the world has members; only Japanese houses change points for gifts (CONST-017). */
export const memberSettings = ({ code, address: { country } }: HotelSpec): StoredMemberSettings => ({
  membership_enabled: true,
  allow_signup: true,
  point_exchange_enabled: country === 'JP',
  organization_enabled: CORPORATE.includes(code),
  sign_in_button: { is_active: true, labels: SIGN_IN },
  deletion_texts: {
    ja: '退会されますと、ポイントとクーポンは失効し、元に戻すことはできません。ご予約はそのまま有効です。',
    en: 'When you delete your account, your points and coupons end for good. Your reservations stay as they are.',
    ko: '탈퇴하시면 포인트와 쿠폰이 소멸되며 복구할 수 없습니다. 예약은 그대로 유지됩니다.',
    zh_Hans: '注销账户后，积分与优惠券将失效且无法恢复。您的预订不受影响。',
    zh_Hant: '刪除帳戶後，點數與優惠券將失效且無法恢復。您的預訂不受影響。',
    id: 'Jika akun dihapus, poin dan kupon Anda hangus dan tidak dapat dikembalikan. Reservasi Anda tetap berlaku.',
    th: 'เมื่อลบบัญชี คะแนนและคูปองของท่านจะหมดอายุและกู้คืนไม่ได้ การจองของท่านยังคงอยู่',
    ar: 'عند حذف حسابكم تنتهي النقاط والقسائم نهائيًا، أما حجوزاتكم فتبقى كما هي.',
  },
  ...EXTERNAL[code],
})
