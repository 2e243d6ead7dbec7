import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  // Photos
  photosOf: '{{name}}の写真',
  photoAt: '写真 {{number}}/{{count}}：{{alt}}',
  nextPhoto: '次の写真',
  previousPhoto: '前の写真',
  fullScreen: '全画面で見る',

  // Room
  facilities: 'お部屋の設備・備品',
  wifi: '無料Wi-Fi',
  air: 'エアコン',
  fridge: '冷蔵庫',
  dryer: 'ドライヤー',
  safe: 'セーフティボックス',
  desk: 'デスク',
  ownBath: '客室風呂',
  tub: 'バスタブ',
  yukata: '浴衣',
  tea: 'お茶・お菓子',
  plans: 'このお部屋のプラン',
  change: 'ご予定が変わったら',
  forPlan: '「{{plan}}」の場合 {{price}}',
  times: 'チェックイン {{from}}〜{{to}}、チェックアウト {{until}}まで',

  // Plan
  eachNight: '1泊ごとの料金',
  included: '料金に含まれるもの',

  // Map
  where: '所在地',
  mapOf: '{{hotel}}周辺の地図（矢印キーで移動できます）',
  zoomIn: '拡大',
  zoomOut: '縮小',
  sketch: '略図です。縮尺は正確ではありません。',
  sketchFailed: '地図を読み込めないため、略図を表示しています。',
  tryMap: '地図を再読み込み',
  openMap: '新しいタブで地図を開く',
  copyAddress: '住所をコピー',
  copySelf: '住所を選択しました。お使いの端末の操作でコピーしてください。',

  // Cancellation
  policy: 'キャンセル規定',
  free: '無料',
  until: '{{moment}}まで',
  since: '{{moment}}から',
  percentOf: '{{percent}}%',
  ofPrice: '料金の{{percent}}%',
  line: '{{when}}：料金の{{percent}}%',
  noShow: 'ご連絡なく不泊の場合',
  zone: '時刻は宿の現地時間です。',
  daysBefore: { other: '{{n}}日前' },
  daysRange: '{{from}}日前〜{{to}}日前',
  sameDay: '宿泊当日',
  onSameDay: '宿泊当日',
  fromDay: '{{day}}以降',
  fromTime: '{{day}}の{{time}}以降',
  untilDay: '{{day}}まで',
  untilTime: '{{day}}の{{time}}まで',
  dayUntil: '{{day}}の{{time}}まで',

  // Rooms for a party together, or none
  together: '{{guests}}・{{rooms}}のご提案',
  togetherText: 'ご希望の日程で空いているお部屋を、最も安い料金で組み合わせました。お部屋は後から1室ずつ変更できます。',
  takeTogether: 'この組み合わせで選択する',
  askHotel: 'お電話でもご相談を承ります：',
  nearDates: '空室のある日程',
  perNight: '1泊{{price}}〜',

  // Beside the results, before a choice
  chooseRoom: 'お部屋をお選びいただくと、ここに合計料金が表示されます。',
  whyHere: '公式予約のメリット',
  whyDirect: 'ホテルへの直接予約です',
  whyWhole: '料金はすべて税込の総額です',
  whyFree: '無料でキャンセルできるプランがあります',
  whyMembers: '会員はさらにお得です',

  // The hotel's own page, before a search
  ourRooms: 'お部屋',
  pricesFor: '{{range}}の料金です。日程は上で変更できます。',
  seeRoom: 'このお部屋を見る',
  allRooms: 'すべての客室と料金',
  lookFor: 'こだわり条件から探す',

  // Beside a plan, while a stay is changed
  booked: 'ご予約中のプラン',
  costsMore: '現在のご予約より{{price}}高くなります',
  costsLess: '現在のご予約より{{price}}安くなります',
})
