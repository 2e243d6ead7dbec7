import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  have: '쿠폰 사용',
  coupon: '쿠폰',
  code: '쿠폰 코드',
  use: '적용',
  applied: '{{name}}\u00a0· {{code}}',
  firstNights: { other: '처음 {{n}}박에 적용됩니다.' },
  remove: '쿠폰 삭제',
  another: '다른 코드 사용',
  onlyOne: '쿠폰은 예약당 1장만 사용하실 수 있습니다',
  notBoth: '바우처와 쿠폰은 함께 사용하실 수 없습니다',
  whichOne: '현재 {{code}} 적용 중입니다. {{next}} 쿠폰으로 바꾸시겠습니까?',
  replace: '{{next}} 사용',
  keep: '{{code}} 유지',
  empty: '쿠폰 코드를 입력해 주십시오.',
  expired: '유효 기간이 지난 쿠폰입니다. 요금은 그대로입니다.',
  notYet: '아직 사용할 수 없는 쿠폰입니다. 요금은 그대로입니다.',
  members: '회원 전용 쿠폰입니다. 요금은 그대로입니다.',
  taxNote: '소비세는 현재 {{percentage}}%이며 {{day}}부터 {{next}}%로 인상됩니다.',
})
