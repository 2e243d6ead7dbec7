import type { text as english } from '../en/errors.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  // Without a code: what happened, and what to do
  general: '系統發生問題，請再試一次。',
  processing: '處理未能完成，請稍後再試。',
  network: '無法連線。請確認網路後再試一次。',
  timeout: '回應時間過長，請再試一次。',
  busy: '目前使用人數眾多，系統正在自動重試，請停留在此頁面。',
  outcome_unknown: '我們正在確認訂房是否成功。請勿重複訂房。',
  signedOut: '您已登出。請重新登入後繼續。',
  isSignedOut: '您已登出。',
  alreadySignedOut: '您已經登出',
  sessionExpired: '連線階段已過期，請重新整理頁面。尚未完成任何訂房。',
  signInChanged: '登入狀態已變更，價格可能不同，請返回搜尋頁面。',

  // What is offered beside a text
  offerSignIn: '登入',
  offerForgotPassword: '重設密碼',
  offerResendConfirmation: '重新寄送確認信',
  offerJapanese: '切換為日文',
  offerOtherLanguage: '切換語言',
  offerDefaultLanguage: '切換為飯店的預設語言',

  // Beside a code: entries and extras
  '1105': '付款期間該客房已被訂滿。',
  '1105_extra': '此加購項目餘量不足，請減少數量。',

  // Beside a code: accounts
  '1400': '連線階段已過期，請重新登入。您輸入的內容已保留。',

  // Beside a code: payment
  '3001': '付款逾時，未被處理。請再試一次。',
  '3011': '付款逾時，未被處理。請再試一次。',
  '3002': '付款失敗，訂房未完成。請再試一次。',
  '3003': '此卡無法使用，請改用其他卡片。',
  '3205': '此卡無法使用，請改用其他卡片。',
  '3004': '請確認卡號。',
  '3005': '請確認卡片的有效期限。',
  '3006': '發卡銀行未能確認付款。您可以使用其他卡片或其他付款方式。',
  '3250': '發卡銀行未能確認付款。您可以使用其他卡片或其他付款方式。',
  '3007': '此卡無效或不被接受。請確認或改用其他卡片。',
  '3008': '銀行驗證已取消。您可以再試一次或選擇其他付款方式。',
  '3009': '由於請求過於頻繁，銀行驗證已暫停。請稍候或改用其他卡片。',
  '3252': '此卡不支援所需的銀行驗證（3D驗證），請改用其他卡片。',
  '3203': '處理付款時發生問題，請稍後再查看結果。',
  '3251': '處理付款時發生問題，請稍後再查看結果。',
  '3204': '付款失敗，請改用其他卡片。',
  cardBrandMismatch: '卡號與所選卡片品牌不符，請確認。',
  verificationFailed: '請先完成按鈕上方的驗證，再重新點按。您填寫的內容都已保留。',
  unknownEmail: '找不到使用此電子郵件的帳戶。',
  linkOver: '此連結已使用或已過期，請重新申請。',
  wrongPassword: '密碼不正確。',
  paymentMix: '付款方式不同的客房無法一起預訂，請選擇付款方式相同的客房。',

  // Beside a code: room lotteries
  lotteryAccount: '此帳戶與抽籤報名不符，請使用報名時的帳戶登入。',
  lotteryDeadline: '此客房的預訂期限已過。',
  lotteryNights: '入住晚數不符合此抽籤的要求，請選擇其他日期。',
  lotteryOneRoom: '抽籤僅限一間客房，請以一間搜尋。',
  lotteryIncomplete: '此客房有未完成的預訂，請先完成或刪除。',

  // Beside a code: links
  '3900': '您剛才已預訂過相同的住宿。',

  // Situations of a search and a booking
  datesPassed: '所選日期已過，已為您改為最近可預訂的日期。',
  kids: '由於兒童年齡，入住人數組成已調整，請重新確認價格。',
  kidsAge: { other: '{{n}}歲的兒童以成人計算，價格已相應變更。' },
  linkUnread: '連結中的部分內容（{{what}}）無法辨識，已改用預設設定搜尋。',
  linkDates: '日期',
  linkParty: '人數與房間數',
  linkView: '顯示方式與排序',
  linkOffer: '價格與代碼',
  linkRooms: '客房與方案',
  linkList: '{{some}}、{{more}}',
  roomsCut: {
    other: '此處一次最多可搜尋 {{n}} 間客房，已以 {{n}} 間搜尋。',
  },
  guestsSpread: '人數超過一間客房的上限，已改為搜尋多間客房。',
  guestsCut: {
    other: '每間客房最多入住 {{n}} 人，已減少人數搜尋。請確認入住人數。',
  },
  kidsLimit: '超過一間客房可接待的兒童人數，超出的兒童已以成人計算，價格也隨之變動。',
  dayUseNotOffered: '這間飯店沒有日間休息方案，已改為搜尋住宿。',
  undatedNotOffered: '這間飯店需要以日期搜尋，已為您選擇最近的日期。',
  undatedParties: '不指定日期的搜尋需要每間客房人數相同，已改為以日期搜尋。',
  undatedFlight: '含機票的方案需要以日期搜尋，已為您選擇最近的日期。',
  flightNotOffered: '這間飯店沒有含機票的方案，已改為只搜尋住宿。',
  priceCheaper: '價格已調降：現為{{now}}（原為{{before}}）。',
  priceDearer: '價格已變更：現為{{now}}（原為{{before}}）。',
  rateUpdated: '匯率已更新，請確認新價格後繼續。',
  policyFailed: '無法載入取消政策，請在訂房前再試一次。',
  noPolicy: '飯店未提供此方案的取消政策。',
  imageFailed: '圖片無法載入。',
  notYet: '此操作尚無法使用。',
  fileLimit: '最多可附加{{files}}個檔案，每個不超過{{megabytes}} MB。',
  lookupFailed: '找不到與此訂房編號及電子郵件相符的訂房，請確認。',

  // Fields of a form
  required: '請填寫此項。',
  tooLong: '內容過長，請縮短。',
  nameLatin: '請依護照以英文字母填寫姓名。',
  nameKana: '請以平假名或英文字母填寫。',
  nameUnsupported: '姓名中含有無法使用的字元。僅可使用字母、空格、連字號與撇號。',
  emailInvalid: '電子郵件格式不正確，請確認。',
  emailIncomplete: '@後面不完整，例如缺少.com',
  emailMismatch: '兩次輸入的電子郵件不一致。',
  phoneInvalid: '請以數字填寫電話號碼，國碼以+開頭。',
  postcodeInvalid: '郵遞區號只能使用字母與數字。',
  termsRequired: '請同意使用條款。',
  partyEmpty: '每間客房至少需要一位成人。',
  partyTooManyRooms: '超出一次可預訂的客房數。',
  partyTooManyGuests: '超出每間客房可入住人數。',
  partyTooManyChildren: '超出每間客房可入住的兒童人數。',
  partyTooManyAdults: '成人人數超過一間客房的上限。',
  partyTooManyPerAdult: '相對於同房的成人人數，兒童人數過多。',
  partySharedBeds: '每位成人只能與一名兒童同床。',
  partyAgeMissing: '請選擇每位兒童的年齡。',
})
