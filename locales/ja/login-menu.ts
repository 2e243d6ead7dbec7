import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  account: 'アカウント',
  signIn: 'ログイン',
  signUp: '会員登録',
  signOut: 'ログアウト',
  stays: 'ご予約一覧',
  points: 'ポイント',
  payment: 'カード',
  promotions: 'クーポン',
  profile: 'プロフィール',
  myPage: 'マイページ',
  corporate: '法人ログイン',
  admin: '宿泊利用状況',
  organizationStays: '法人予約一覧',
  organizationSignOut: '法人ログアウト',
  notOffered: 'こちらの宿ではそのページをご利用いただけません。客室の検索とご予約はこのまま承ります。',
})
