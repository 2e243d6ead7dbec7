import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  account: '我的帳戶',
  signIn: '登入',
  signUp: '加入會員',
  signOut: '登出',
  stays: '我的訂房',
  points: '點數',
  payment: '信用卡',
  promotions: '優惠券',
  profile: '個人資料',
  myPage: '會員專頁',
  corporate: '企業登入',
  admin: '住宿使用狀況',
  organizationStays: '企業訂房',
  organizationSignOut: '企業登出',
  notOffered: '本飯店未提供該頁面。您可以在此搜尋並預訂客房。',
})
