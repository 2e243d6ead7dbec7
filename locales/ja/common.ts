import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  // Header and menus
  menu: 'メニュー',
  account: 'マイページ',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  signUp: '会員になる',
  companySignIn: '法人ログイン',
  findBooking: '予約済みの方',
  newTab: '新しいタブで開きます',
  pageTitle: '{{page}}｜{{hotel}}',

  // Actions
  back: '戻る',
  previous: '前へ',
  next: '次へ',
  continue: '次へ進む',
  cancel: 'キャンセル',
  choose: '選択する',
  change: '変更する',
  add: '追加する',
  remove: '削除する',
  apply: '適用する',
  save: '保存する',
  undo: '取り消す',
  print: '印刷する',
  copy: 'コピー',
  copied: 'コピーしました',
  refresh: '更新する',
  showMore: 'もっと見る',
  showLess: '閉じる',
  optional: '任意',
  required: '必須',
  yes: 'はい',
  no: 'いいえ',

  // Waiting
  working: '少々お待ちください',
  busy: 'ただいま混み合っています。自動で再試行していますので、そのままお待ちください。',

  // Steps of a booking
  steps: '予約の手順',
  stepDetails: 'お客様情報',
  stepPayment: 'お支払い',
  stepConfirmed: '予約完了',

  // Titles of pages
  titleResults: '客室と料金',
  titleDetails: 'お客様情報',
  titlePayment: 'お支払い',
  titleConfirmation: 'ご予約内容',
  titleFail: '予約は成立していません',
  titleLookup: 'ご予約の確認',

  // Pages without a stay
  noHotelCodeText:
    'どの宿のご予約か指定されていません。サイト管理者の方は、ブラウザーのコンソールで修正する行をご確認ください。',
  oldBrowser: 'お使いのブラウザーは古いため、正しく表示されないことがあります。ご予約の前に更新してください。',

  // Dates
  checkIn: 'チェックイン',
  checkOut: 'チェックアウト',
  today: '本日',
  dayUse: '日帰り',
  dateRange: '{{from}}〜{{to}}',
  timeRange: '{{from}}〜{{to}}',
  untilTime: '{{time}}まで',
  hotelTime: '時刻は宿の現地時間です。',
  days: { other: '{{n}}日' },
  minutes: { other: '{{n}}分' },

  // Party
  guests: { other: '{{n}}名' },
  stay: '{{nights}}・{{guests}}',
  roomNumber: '{{number}}室目',
  adultsLabel: '大人',
  childrenLabel: 'お子さま',
  roomsLabel: '客室数',
  ageYears: { other: '{{n}}歳' },

  // Prices
  fromPrice: '{{price}}から',
  total: '合計',
  taxesIncluded: '税込',
  stayTaxesIncluded: '{{nights}}・{{guests}}・税込',
  perNight: '1泊あたり',
  free: '無料',

  // The widget itself
  bookYourStay: 'ご宿泊予約',
  healedDates: 'リンクの日程は過ぎているため、次にお選びいただける日程にしました。',
  chooseFirst: '先にお部屋をお選びください。',
})
