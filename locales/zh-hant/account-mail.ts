import type { text as en } from '../en/account-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof en, 'zh_Hant'>()({
  confirmSubject: '{{hotel}}：請確認您的電子郵件地址',
  confirmLead: '感謝您加入{{hotel}}會員。請確認此電子郵件地址，即可完成註冊。',
  confirmAction: '確認電子郵件',
  confirmNote: '連結24小時內有效，僅能使用一次。若非您本人註冊，無需任何動作。',
  knownSubject: '{{hotel}}：您已擁有會員帳戶',
  knownLead: '有人使用此電子郵件申請註冊。此地址已有帳戶，因此未作任何變更。您可以直接登入。',
  knownNote: '若忘記密碼，可於此設定新密碼。若非您本人操作，無需任何動作。',
  resetSubject: '{{hotel}}：設定新密碼',
  resetLead: '我們收到您重設密碼的申請。請於連結頁面設定新密碼。',
  resetAction: '設定新密碼',
  resetNote: '連結1小時內有效，僅能使用一次。若非您本人申請，無需任何動作，您的密碼維持不變。',
  changeSubject: '{{hotel}}：請確認您的新電子郵件地址',
  changeLead: '您的帳戶電子郵件將變更為此地址。確認之前，原地址仍然有效。',
  changeNote: '連結24小時內有效，僅能使用一次。若非您本人申請，無需任何動作。',
  movedSubject: '{{hotel}}：您的帳戶電子郵件即將變更',
  movedLead:
    '有人在登入您帳戶的裝置上申請變更電子郵件。新地址確認後即生效。若非您本人操作，請立即設定新密碼並聯絡飯店。',
  passwordSubject: '{{hotel}}：您的密碼已變更',
  passwordLead: '您的帳戶密碼已變更，其他裝置均已登出。若非您本人操作，請立即設定新密碼並聯絡飯店。',
  lockedSubject: '{{hotel}}：您的帳戶已鎖定30分鐘',
  lockedLead: '由於多次輸入錯誤密碼，30分鐘內無法登入。設定新密碼後即可立即登入。',
  deletedSubject: '{{hotel}}：您的帳戶已刪除',
  deletedLead: '您的帳戶及個人資料已刪除。您的訂房不受影響，可憑訂房編號與電子郵件查詢。',
  deletedAction: '查看客房與方案',
  forgotNote: '在開啟的頁面中，我們會寄送設定新密碼的連結給您。',
  automatic: '本郵件由{{hotel}}會員服務寄出，請勿直接回覆。',
})
