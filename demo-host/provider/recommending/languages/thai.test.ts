import { understandsSentences } from '../../../../test/lib/wish-sentences.ts'

understandsSentences('th', [
  ['สองคน ฮาโกเน่ สุดสัปดาห์หน้า 2 คืน', { checkin: '2026-12-05', nights: 2, adults: 2, places: ['hakone'] }],
  ['ผู้ใหญ่ 2 คน เด็ก 1 คน 3-5 พฤษภาคม', { checkin: '2027-05-03', nights: 2, adults: 2, kidsAges: [6] }],
  [
    'งบไม่เกิน 5,000 บาทต่อคืน มีอาหารเช้า ไม่เอาสัตว์เลี้ยง',
    { budget: { amount: 5_000, currency: 'THB', per: 'night' }, wishes: ['breakfast'] },
  ],
  ['ผู้ใหญ่สองคนกับลูก 4 ขวบ', { adults: 2, kidsAges: [4] }],
  [
    'พรุ่งนี้ คนเดียว 1 คืน ราคาถูก ใกล้สถานี',
    { checkin: '2026-11-24', nights: 1, adults: 1, wishes: ['cheap', 'nearStation'] },
  ],
  ['๓ วัน ๒ คืน ที่เกียวโต', { nights: 2, places: ['kyoto'] }],
  ['5 พ.ค. 2570 สามคืน', { checkin: '2027-05-05', nights: 3 }],
  [
    'คู่รัก ออนเซ็นส่วนตัว คนละ 8,000 บาท',
    { adults: 2, budget: { amount: 8_000, currency: 'THB', per: 'person' }, wishes: ['privateBath'] },
  ],
  ['สงกรานต์ ครอบครัว 4 คน 2 ห้อง', { checkin: '2027-04-13', adults: 4, rooms: 2, wishes: ['family'] }],
  ['วิวทะเล มีสระว่ายน้ำ โอกินาว่า', { places: ['okinawa'], wishes: ['seaView', 'pool'] }],
  ['พาหมาไปด้วย ขับรถไป', { wishes: ['pets', 'parking'] }],
  ['ห้องปลอดบุหรี่ เตียงแฝด เงียบๆ', { wishes: ['nonSmoking', 'twinBeds', 'quiet'] }],
  ['ไม่เอาอาหารเช้า ยกเลิกฟรี', { wishes: ['freeCancellation'] }],
  ['วันเสาร์นี้ 2 ท่าน อาหารเย็น', { checkin: '2026-11-28', adults: 2, wishes: ['dinner'] }],
  [
    'คริสต์มาสที่โตเกียว 5 คืน รวมทั้งหมด 3 หมื่นบาท',
    { checkin: '2026-12-24', nights: 5, places: ['tokyo'], budget: { amount: 30_000, currency: 'THB', per: 'stay' } },
  ],
  ['รถเข็น รถรับส่ง', { wishes: ['accessible', 'shuttle'] }],
  ['ฮันนีมูน ห้องสวีทหรู เตียงใหญ่', { adults: 2, wishes: ['luxury', 'doubleBed'] }],
  ['ต้นเดือนเมษายน ห้องทาทามิ', { checkin: '2027-04-01', wishes: ['japaneseRoom'] }],
  ['ทำอาหารเองได้ มีเครื่องซักผ้า ไวไฟ', { wishes: ['kitchen', 'laundry', 'wifi'] }],
  ['เช็คเอาท์สาย ฟิตเนส สปา', { wishes: ['lateCheckout', 'gym', 'spa'] }],
  ['อาหารฮาลาล มังสวิรัติ', { wishes: ['halal', 'vegetarian'] }],
  ['30 กุมภาพันธ์ สองคน', { adults: 2 }],
  ['เดือนหน้า เห็นภูเขาไฟฟูจิ', { checkin: '2026-12-01', wishes: ['view'] }],
  ['24/12/2569 - 26/12/2569', { checkin: '2026-12-24', nights: 2 }],
  ['แช่น้ำร้อน กับแฟน วันศุกร์หน้า', { checkin: '2026-12-04', adults: 2, wishes: ['onsen'] }],
  ['เด็กเล็ก 2 คน อายุ 3 ขวบ', { kidsAges: [3, 6] }],
  ['เช็คอินเร็ว ไม่รวมอาหาร', { wishes: ['earlyCheckin', 'roomOnly'] }],
  ['สวัสดีครับ', {}],
  [
    'ครอบครัว ผู้ใหญ่ 2 เด็ก 2 (5 ขวบ กับ 8 ขวบ) วันที่ 24-27 ธันวาคม',
    { checkin: '2026-12-24', nights: 3, adults: 2, kidsAges: [5, 8], wishes: ['family'] },
  ],
])
