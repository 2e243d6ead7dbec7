import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  waiting: '正在登入…',
  title: '無法登入',
  failed: '無法確認您的登入，請再試一次。',
  notRegistered: '您的會員資料尚未登錄，因此無法登入。',
  notLeft: '登入頁面未能開啟，請檢查網路連線後再試一次。',
  customAuthFailed: '無法自動登入。您不需登入也可以搜尋與訂房。',
  signUp: '加入會員',
  signIn: '使用其他方式登入',
  search: '搜尋客房',
  others: '其他登入方式',
  setupTitle: '還差最後一步',
  setupLead: '請填寫姓名以完成註冊。',
  setupDone: '完成註冊',
})
