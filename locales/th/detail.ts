import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  // Photos
  photosOf: 'ภาพถ่ายของ {{name}}',
  photoAt: 'ภาพที่ {{number}} จาก {{count}}: {{alt}}',
  nextPhoto: 'ภาพถัดไป',
  previousPhoto: 'ภาพก่อนหน้า',
  fullScreen: 'เต็มหน้าจอ',

  // Room
  facilities: 'สิ่งอำนวยความสะดวกในห้อง',
  wifi: 'Wi-Fi ฟรี',
  air: 'เครื่องปรับอากาศ',
  fridge: 'ตู้เย็น',
  dryer: 'ไดร์เป่าผม',
  safe: 'ตู้นิรภัย',
  desk: 'โต๊ะทำงาน',
  ownBath: 'บ่ออาบน้ำส่วนตัว',
  tub: 'อ่างอาบน้ำ',
  yukata: 'ชุดยูกาตะ',
  tea: 'ชาและของว่าง',
  plans: 'แพ็กเกจของห้องนี้',
  change: 'หากแผนของคุณเปลี่ยน',
  forPlan: 'สำหรับ {{plan}} {{price}}',
  times: 'เช็คอิน {{from}}–{{to}} เช็คเอาท์ภายใน {{until}}',

  // Plan
  eachNight: 'ราคาแต่ละคืน',
  included: 'รวมอยู่ในราคา',

  // Map
  where: 'ที่ตั้ง',
  mapOf: 'แผนที่รอบ {{hotel}} เลื่อนได้ด้วยปุ่มลูกศร',
  zoomIn: 'ขยาย',
  zoomOut: 'ย่อ',
  sketch: 'ภาพร่าง ไม่เป็นไปตามมาตราส่วน',
  sketchFailed: 'แสดงภาพร่าง เนื่องจากโหลดแผนที่ไม่ได้',
  tryMap: 'ลองโหลดแผนที่อีกครั้ง',
  openMap: 'เปิดแผนที่ในแท็บใหม่',
  copyAddress: 'คัดลอกที่อยู่',
  copySelf: 'เลือกที่อยู่ไว้แล้ว กรุณาคัดลอกด้วยอุปกรณ์ของคุณ',

  // Cancellation
  policy: 'เงื่อนไขการยกเลิก',
  free: 'ฟรี',
  until: 'ถึง {{moment}}',
  since: 'ตั้งแต่ {{moment}}',
  percentOf: '{{percent}}%',
  ofPrice: '{{percent}}% ของราคา',
  line: '{{when}}: {{percent}}% ของราคา',
  noShow: 'หากไม่เข้าพัก',
  zone: 'เวลาตามเวลาท้องถิ่นของโรงแรม',
  daysBefore: { other: '{{n}} วันก่อนเข้าพัก' },
  daysRange: '{{from}} ถึง {{to}} วันก่อนเข้าพัก',
  sameDay: 'วันเข้าพัก',
  onSameDay: 'ในวันเข้าพัก',
  fromDay: 'ตั้งแต่ {{day}}',
  fromTime: 'ตั้งแต่ {{time}}\u00a0น. {{day}}',
  untilDay: 'ถึง {{day}}',
  untilTime: 'ถึง {{time}}\u00a0น. {{day}}',
  dayUntil: '{{day}} จนถึง {{time}}\u00a0น.',

  // Rooms for a party together, or none
  together: '{{rooms}}สำหรับ {{guests}}',
  togetherText: 'ห้องว่างเหล่านี้รองรับทุกท่านในราคารวมต่ำสุด และเปลี่ยนทีละห้องได้ภายหลัง',
  takeTogether: 'เลือกห้องเหล่านี้',
  askHotel: 'โรงแรมยินดีช่วยเหลือทางโทรศัพท์:',
  nearDates: 'วันอื่นที่ยังมีห้องว่าง',
  perNight: 'เริ่มต้น {{price}} ต่อคืน',

  // Beside the results, before a choice
  chooseRoom: 'เมื่อเลือกห้อง ราคารวมทั้งหมดจะแสดงที่นี่',
  whyHere: 'ข้อดีของการจองที่นี่',
  whyDirect: 'จองตรงกับโรงแรม',
  whyWhole: 'ทุกราคาเป็นราคารวมภาษีแล้ว',
  whyFree: 'มีแพ็กเกจที่ยกเลิกได้ฟรี',
  whyMembers: 'สมาชิกจ่ายน้อยกว่า',

  // The hotel's own page, before a search
  ourRooms: 'ห้องพัก',
  pricesFor: 'ราคาสำหรับ {{range}} เลือกวันอื่นได้ด้านบน',
  seeRoom: 'ดูห้องพักนี้',
  allRooms: 'ห้องพักและราคาทั้งหมด',
  lookFor: 'ค้นหาตามความต้องการ',

  // Beside a plan, while a stay is changed
  booked: 'ที่จองไว้ตอนนี้',
  costsMore: 'แพงกว่าที่จองไว้ {{price}}',
  costsLess: 'ถูกกว่าที่จองไว้ {{price}}',
})
