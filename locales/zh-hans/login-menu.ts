import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  account: '我的账户',
  signIn: '登录',
  signUp: '注册会员',
  signOut: '退出登录',
  stays: '我的预订',
  points: '积分',
  payment: '银行卡',
  promotions: '优惠券',
  profile: '个人资料',
  myPage: '会员专页',
  corporate: '企业登录',
  admin: '住宿使用情况',
  organizationStays: '企业预订',
  organizationSignOut: '企业退出登录',
  notOffered: '本酒店不提供该页面。您可以在此搜索并预订客房。',
})
