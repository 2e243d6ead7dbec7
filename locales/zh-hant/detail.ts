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
})
