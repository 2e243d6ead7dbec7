import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  // Photos
  photosOf: '{{name}}的照片',
  photoAt: '第{{number}}张，共{{count}}张：{{alt}}',
  nextPhoto: '下一张照片',
  previousPhoto: '上一张照片',
  fullScreen: '全屏查看',

  // Room
  facilities: '客房设施与用品',
  wifi: '免费Wi-Fi',
  air: '空调',
  fridge: '冰箱',
  dryer: '吹风机',
  safe: '保险箱',
  desk: '书桌',
  ownBath: '客房专用浴池',
  tub: '浴缸',
  yukata: '浴衣',
  tea: '茶与点心',
  plans: '此客房的方案',
  change: '如果行程有变',
  forPlan: '以“{{plan}}”为例，{{price}}',
  times: '入住 {{from}}–{{to}}，退房 {{until}}前',

  // Plan
  eachNight: '每晚价格',
  included: '房价包含',

  // Map
  where: '位置',
  mapOf: '{{hotel}}周边地图，可用方向键移动。',
  zoomIn: '放大',
  zoomOut: '缩小',
  sketch: '此为示意图，比例并不准确。',
  sketchFailed: '地图无法加载，现显示示意图。',
  tryMap: '重新加载地图',
  openMap: '在新标签页打开地图',
  copyAddress: '复制地址',
  copySelf: '地址已选中，请用您的设备复制。',

  // Cancellation
  policy: '取消规定',
  free: '免费',
  until: '{{moment}}前',
  since: '{{moment}}起',
  percentOf: '{{percent}}%',
  ofPrice: '房价的{{percent}}%',
  line: '{{when}}：房价的{{percent}}%',
  noShow: '未通知且未入住',
  zone: '时间为酒店当地时间。',
  daysBefore: { other: '入住前{{n}}天' },
  daysRange: '入住前{{from}}天至{{to}}天',
  sameDay: '入住当天',
  onSameDay: '入住当天',
  fromDay: '{{day}}起',
  fromTime: '{{day}} {{time}}起',
  untilDay: '{{day}}及更早',
  untilTime: '{{day}} {{time}}前',
  dayUntil: '{{day}} {{time}}前',

  // Rooms for a party together, or none
  together: '{{guests}}，{{rooms}}',
  togetherText: '以下空房可供全部客人入住，且总价最低。之后可逐间更换。',
  takeTogether: '选择这些客房',
  askHotel: '也欢迎致电酒店咨询：',
  nearDates: '其他有空房的日期',
  perNight: '每晚{{price}}起',

  // Beside the results, before a choice
  chooseRoom: '选择客房后，总价会显示在这里。',
  whyHere: '在此预订的好处',
  whyDirect: '直接向酒店预订',
  whyWhole: '所有价格均为含税总价',
  whyFree: '有可免费取消的方案',
  whyMembers: '会员价更优惠',

  // The hotel's own page, before a search
  ourRooms: '客房',
  pricesFor: '以下为{{range}}的价格，日期可在上方更改。',
  seeRoom: '查看此客房',
  allRooms: '所有客房与价格',
  lookFor: '按特色查找',

  // Beside a plan, while a stay is changed
  booked: '当前预订',
  costsMore: '比当前预订多{{price}}',
  costsLess: '比当前预订少{{price}}',
})
