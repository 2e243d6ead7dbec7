import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  // Photos
  photosOf: '{{name}}的照片',
  photoAt: '第{{number}}張，共{{count}}張：{{alt}}',
  nextPhoto: '下一張照片',
  previousPhoto: '上一張照片',
  fullScreen: '全螢幕檢視',

  // Room
  facilities: '客房設施與備品',
  wifi: '免費Wi-Fi',
  air: '空調',
  fridge: '冰箱',
  dryer: '吹風機',
  safe: '保險箱',
  desk: '書桌',
  ownBath: '客房專用湯池',
  tub: '浴缸',
  yukata: '浴衣',
  tea: '茶與點心',
  plans: '此客房的方案',
  change: '如果行程有變',
  forPlan: '以「{{plan}}」為例，{{price}}',
  times: '入住 {{from}}–{{to}}，退房 {{until}}前',

  // Plan
  eachNight: '每晚價格',
  included: '房價包含',

  // Map
  where: '位置',
  mapOf: '{{hotel}}周邊地圖，可用方向鍵移動。',
  zoomIn: '放大',
  zoomOut: '縮小',
  sketch: '此為示意圖，比例並不準確。',
  sketchFailed: '地圖無法載入，現顯示示意圖。',
  tryMap: '重新載入地圖',
  openMap: '在新分頁開啟地圖',
  copyAddress: '複製地址',
  copySelf: '地址已選取，請用您的裝置複製。',

  // Cancellation
  policy: '取消規定',
  free: '免費',
  until: '{{moment}}前',
  since: '{{moment}}起',
  percentOf: '{{percent}}%',
  ofPrice: '房價的{{percent}}%',
  line: '{{when}}：房價的{{percent}}%',
  noShow: '未通知且未入住',
  zone: '時間為飯店當地時間。',
  daysBefore: { other: '入住前{{n}}天' },
  daysRange: '入住前{{from}}天至{{to}}天',
  sameDay: '入住當天',
  onSameDay: '入住當天',
  fromDay: '{{day}}起',
  fromTime: '{{day}} {{time}}起',
  untilDay: '{{day}}及更早',
  untilTime: '{{day}} {{time}}前',
  dayUntil: '{{day}} {{time}}前',

  // Rooms for a party together, or none
  together: '{{guests}}，{{rooms}}',
  togetherText: '以下空房可供所有旅客入住，且總價最低。之後可逐間更換。',
  takeTogether: '選擇這些客房',
  askHotel: '也歡迎致電飯店洽詢：',
  nearDates: '其他有空房的日期',
  perNight: '每晚{{price}}起',

  // Beside the results, before a choice
  chooseRoom: '選擇客房後，總價會顯示在這裡。',
  whyHere: '在此預訂的好處',
  whyDirect: '直接向飯店預訂',
  whyWhole: '所有價格皆為含稅總價',
  whyFree: '有可免費取消的方案',
  whyMembers: '會員享更優惠價格',

  // The hotel's own page, before a search
  ourRooms: '客房',
  pricesFor: '以下為{{range}}的價格，日期可於上方變更。',
  seeRoom: '查看此客房',
  allRooms: '所有客房與價格',
  lookFor: '依特色尋找',

  // Beside a plan, while a stay is changed
  booked: '目前的預訂',
  costsMore: '比目前的預訂多{{price}}',
  costsLess: '比目前的預訂少{{price}}',
})
