import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  waiting: '正在登录…',
  title: '未能登录',
  failed: '无法确认您的登录，请重试。',
  notRegistered: '您的会员信息尚未登记，因此无法登录。',
  notLeft: '登录页面未能打开，请检查网络后重试。',
  customAuthFailed: '未能自动登录。您无需登录也可搜索和预订。',
  signUp: '注册会员',
  signIn: '使用其他方式登录',
  search: '搜索客房',
  others: '其他登录方式',
  setupTitle: '还差最后一步',
  setupLead: '请填写姓名以完成注册。',
  setupDone: '完成注册',
})
