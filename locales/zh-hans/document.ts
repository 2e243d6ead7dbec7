import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  rooms: '客房与价格',
  hotels: '旗下酒店',
  recommended: '推荐客房',
  details: '填写住客信息',
  booking: '您的预订',
  notBooked: '预订未完成',
  policy: '取消规定',
  signIn: '登录',
  corporate: '企业登录',
  company: '企业账户',
  signUp: '注册会员',
  password: '重设密码',
  address: '确认邮箱地址',
  deleted: '账户已删除',
  account: '我的账户',
  payment: '付款',
  offers: '优惠邮件',
  lottery: '抽签报名',
  backToSite: '返回网站',
  oldBrowser: '您的浏览器版本过旧，无法预订。请更新浏览器或使用其他浏览器。',
  chat: '与酒店聊天',
  openChat: '咨询酒店',
  maintenanceTitle: '系统维护中',
  maintenanceText: '酒店正在维护预订系统，暂时无法预订。已完成的预订不受影响。',
})
