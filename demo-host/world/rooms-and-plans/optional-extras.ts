import type { extra, extraDay } from '../../provider/db/schema/extra.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { weekday } from '../../../shared/rules/days/dates.ts'
import { worldNights } from './nights.ts'
import { photo } from '../hotels/specs.ts'
import type { WholeText } from '../hotels/specs.ts'

type Row = Omit<typeof extra.$inferInsert, 'id' | 'hotel_id' | 'is_optional'>
type Day = { price_gross?: number | null; total?: number | null }
type OptionalSpec = Row & {
  scene: string
  /** Its days: what a dated one costs, and how many there are. */ day?: (night: PlainDate) => Day
}

const names = (
  ja: string,
  en: string,
  ko: string,
  zh_Hans: string,
  zh_Hant: string,
  id: string,
  th: string,
  ar: string,
): WholeText => ({ ja, en, ko, zh_Hans, zh_Hant, id, th, ar })
const [FRIDAY, SATURDAY] = [5, 6]
const isWeekend = (night: PlainDate) => [FRIDAY, SATURDAY].includes(weekday(night))

/** What two hotels sell beside their rooms: each kind there is, one that is nearly gone, one that is, and one it is too late for. */
const OPTIONAL: Readonly<Record<string, readonly OptionalSpec[]>> = {
  shirotsuki: [
    {
      code: 'flowers',
      scene: 'flowers-day',
      names: names(
        'お部屋に季節の花',
        'Flowers of the season in your room',
        '객실의 계절 꽃',
        '客房内的时令鲜花',
        '客房內的時令鮮花',
        'Bunga musiman di kamar Anda',
        'ดอกไม้ประจำฤดูกาลในห้องพัก',
        'أزهار الموسم في غرفتكم',
      ),
      descriptions: names(
        '庭師がその日に選んだ花を、ご到着前に活けておきます。',
        'Our gardener chooses them on the day and arranges them before you arrive.',
        '정원사가 당일 고른 꽃을 도착 전에 장식해 둡니다.',
        '由园艺师当日挑选，在您抵达前布置妥当。',
        '由園藝師當日挑選，在您抵達前佈置妥當。',
        'Dipilih tukang kebun kami pada hari itu dan dirangkai sebelum Anda tiba.',
        'คนสวนของเราเลือกและจัดไว้ก่อนท่านมาถึงในวันนั้น',
        'يختارها بستانيّنا في اليوم نفسه وينسّقها قبل وصولكم.',
      ),
      price_gross: 3300,
      max_quantity: 4,
    },
    {
      code: 'private-bath',
      type: 'dated',
      scene: 'onsen-dusk',
      names: names(
        '貸切露天風呂 45分',
        'Private open-air bath, 45 minutes',
        '전세 노천탕 45분',
        '包场露天温泉 45分钟',
        '包場露天溫泉 45分鐘',
        'Pemandian terbuka pribadi, 45 menit',
        'บ่อกลางแจ้งส่วนตัว 45 นาที',
        'حمّام مكشوف خاص، 45 دقيقة',
      ),
      descriptions: names(
        '湖を望む岩風呂を、日ごとに貸し切りでお使いいただけます。',
        'The bath among the rocks above the lake, for you alone, on the days you choose.',
        '호수가 보이는 바위 온천을 원하시는 날에 전세로 이용하실 수 있습니다.',
        '可在您选择的日期独享俯瞰湖面的岩石温泉。',
        '可在您選擇的日期獨享俯瞰湖面的岩石溫泉。',
        'Pemandian batu di atas danau, khusus untuk Anda, pada hari pilihan Anda.',
        'บ่อหินเหนือทะเลสาบ เป็นส่วนตัวในวันที่ท่านเลือก',
        'الحمّام بين الصخور فوق البحيرة، لكم وحدكم، في الأيام التي تختارونها.',
      ),
      max_quantity: 3,
      booking_limit: 4,
      day: (night) => ({ price_gross: isWeekend(night) ? 3300 : 2750, total: 6 }),
    },
    {
      code: 'cake',
      scene: 'cake-day',
      names: names(
        '記念日のケーキ',
        'A cake for your day',
        '기념일 케이크',
        '纪念日蛋糕',
        '紀念日蛋糕',
        'Kue untuk hari istimewa Anda',
        'เค้กสำหรับวันพิเศษ',
        'كعكة ليومكم الخاص',
      ),
      descriptions: names(
        '二、三名様分。お選びの時刻にお部屋へお届けします。',
        'For two or three. We bring it to your room at the time you choose.',
        '2~3인분입니다. 선택하신 시각에 객실로 가져다드립니다.',
        '二至三人份，将按您选择的时间送至客房。',
        '二至三人份，將依您選擇的時間送至客房。',
        'Untuk dua atau tiga orang. Kami antar ke kamar pada jam pilihan Anda.',
        'สำหรับสองถึงสามท่าน ส่งถึงห้องตามเวลาที่ท่านเลือก',
        'لشخصين أو ثلاثة. نحضرها إلى غرفتكم في الوقت الذي تختارونه.',
      ),
      price_gross: 4400,
      max_quantity: 3,
      deadline_days: 3,
      deadline_time: '17:00',
      delivery_times: [
        { delivered_at: '15:00', price_gross: 4400 },
        { delivered_at: '18:00', price_gross: 4400 },
        { delivered_at: '20:30', price_gross: 4950 },
      ],
      questions: names(
        'プレートに入れる文字',
        'What shall we write on it?',
        '케이크에 적을 문구',
        '蛋糕上需要写的文字',
        '蛋糕上需要寫的文字',
        'Tulisan apa yang diinginkan di atasnya?',
        'ต้องการให้เขียนข้อความอะไร',
        'ماذا نكتب عليها؟',
      ),
    },
    {
      code: 'lunch-box',
      scene: 'breakfast-day',
      names: names(
        'お帰りのお弁当',
        'Lunch box for the way home',
        '귀갓길 도시락',
        '返程便当',
        '返程便當',
        'Bekal makan siang untuk perjalanan pulang',
        'ข้าวกล่องสำหรับเดินทางกลับ',
        'علبة غداء لطريق العودة',
      ),
      descriptions: names(
        '2個から承ります。ご出発の朝にお渡しします。',
        'From two boxes. Ready on the morning you leave.',
        '2개부터 주문하실 수 있습니다. 출발하시는 날 아침에 드립니다.',
        '两份起订，于您离店当日早晨奉上。',
        '兩份起訂，於您退房當日早晨奉上。',
        'Minimal dua kotak. Siap pada pagi Anda berangkat.',
        'สั่งขั้นต่ำสองกล่อง พร้อมรับในเช้าวันเดินทางกลับ',
        'ابتداءً من علبتين. تكون جاهزة صباح مغادرتكم.',
      ),
      price_gross: 1620,
      min_quantity: 2,
      max_quantity: 4,
    },
    {
      code: 'bicycle',
      scene: 'bicycle-day',
      names: names(
        '自転車',
        'A bicycle for your stay',
        '자전거 대여',
        '自行车租借',
        '自行車租借',
        'Sepeda selama menginap',
        'จักรยานตลอดการเข้าพัก',
        'دراجة طوال إقامتكم',
      ),
      descriptions: names(
        'ご滞在中、自由にお使いください。',
        'Yours from arrival to departure.',
        '체류 중 자유롭게 이용하십시오.',
        '住宿期间可自由使用。',
        '住宿期間可自由使用。',
        'Bebas dipakai dari tiba hingga berangkat.',
        'ใช้ได้ตั้งแต่วันมาถึงจนเดินทางกลับ',
        'لكم من الوصول حتى المغادرة.',
      ),
      price_gross: 1_100,
      day: () => ({ total: 1 }),
    },
    {
      code: 'tea-ceremony',
      scene: 'tea-night',
      names: names(
        '月見の茶会',
        'Tea under the moon',
        '달맞이 다회',
        '赏月茶会',
        '賞月茶會',
        'Upacara teh di bawah bulan',
        'พิธีชงชาใต้แสงจันทร์',
        'الشاي تحت ضوء القمر',
      ),
      price_gross: 5500,
      day: () => ({ total: 0 }),
    },
    {
      code: 'calligraphy',
      scene: 'lobby-day',
      names: names(
        '書家による書の手ほどき',
        'Calligraphy with a master',
        '서예가의 서예 수업',
        '书法家指导的书法课',
        '書法家指導的書法課',
        'Kaligrafi bersama ahlinya',
        'เรียนเขียนพู่กันกับปรมาจารย์',
        'درس خط مع خطّاط محترف',
      ),
      price_gross: 22_000,
      deadline_days: 180,
      deadline_time: '12:00',
    },
  ],
  minato: [
    {
      code: 'late-check-out',
      scene: 'city-day',
      names: names(
        '14時までのご滞在',
        'Check-out until 14:00',
        '14시까지 이용',
        '延迟至14点退房',
        '延遲至14點退房',
        'Check-out hingga pukul 14.00',
        'เช็กเอาต์ได้ถึง 14:00 น.',
        'المغادرة حتى الساعة 14:00',
      ),
      price_gross: 3300,
      max_quantity: 2,
      day: () => ({ total: 12 }),
    },
  ],
}

/** Extras of plans that can be had without the plan too, and what they cost then. */
const SOLD_BESIDE: Readonly<Record<string, Readonly<Record<string, number>>>> = { shirotsuki: { sake: 3850 } }

export const besidePrice = (hotelCode: string, extraCode: string): number | undefined =>
  SOLD_BESIDE[hotelCode]?.[extraCode]

const FIRST_ID = 51
const idOf = (hotelId: number, index: number) => hotelId * 100 + FIRST_ID + index

export const optionalExtraRows = (hotelId: number, hotelCode: string): (typeof extra.$inferInsert)[] =>
  (OPTIONAL[hotelCode] ?? []).map(({ scene, day: _day, ...row }, index) => ({
    ...row,
    id: idOf(hotelId, index),
    hotel_id: hotelId,
    is_optional: true,
    photos: [photo(scene)],
  }))

export const extraDayRows = (hotelId: number, hotelCode: string, start: PlainDate): (typeof extraDay.$inferInsert)[] =>
  (OPTIONAL[hotelCode] ?? []).flatMap(({ day }, index) =>
    day ? worldNights(start).map((date) => ({ extra_id: idOf(hotelId, index), date, ...day(date) })) : [],
  )
