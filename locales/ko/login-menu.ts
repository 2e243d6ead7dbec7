import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  account: '내 계정',
  signIn: '로그인',
  signUp: '회원 가입',
  signOut: '로그아웃',
  stays: '예약 내역',
  points: '포인트',
  payment: '카드',
  promotions: '쿠폰',
  profile: '프로필',
  myPage: '마이 페이지',
  corporate: '법인 로그인',
  admin: '숙박 이용 현황',
  organizationStays: '법인 예약',
  organizationSignOut: '법인 로그아웃',
  notOffered: '이 호텔에서는 해당 페이지를 제공하지 않습니다. 객실 검색과 예약은 여기에서 하실 수 있습니다.',
})
