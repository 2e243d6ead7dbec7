import type { Locale } from '../../../shared/locales.ts'

type Words = Readonly<Record<Locale, string>>

/** What is seen in each motif, for who cannot see it, and as its caption. */
export const MOTIF_WORDS = {
  tatami: {
    en: 'A tatami room opening on to the garden',
    ja: '庭に面した畳の間',
    ko: '정원을 향해 열린 다다미방',
    zh_Hans: '面向庭园的榻榻米房间',
    zh_Hant: '面向庭園的榻榻米房間',
    id: 'Kamar tatami yang menghadap taman',
    th: 'ห้องเสื่อทาทามิที่เปิดสู่สวน',
    ar: 'غرفة تاتامي تطل على الحديقة',
  },
  twin: {
    en: 'A room with two beds and a window on the lake',
    ja: '湖を望む窓とベッドが二つある客室',
    ko: '호수가 보이는 창과 침대 두 개가 있는 객실',
    zh_Hans: '有两张床、窗外是湖景的客房',
    zh_Hant: '有兩張床、窗外是湖景的客房',
    id: 'Kamar dengan dua tempat tidur dan jendela ke danau',
    th: 'ห้องเตียงคู่พร้อมหน้าต่างมองเห็นทะเลสาบ',
    ar: 'غرفة بسريرين ونافذة على البحيرة',
  },
  suite: {
    en: 'A suite with a wide bed above the city',
    ja: '街を見下ろす広いベッドのスイート',
    ko: '도시를 내려다보는 넓은 침대의 스위트룸',
    zh_Hans: '俯瞰城市、配有大床的套房',
    zh_Hant: '俯瞰城市、配有大床的套房',
    id: 'Suite dengan tempat tidur lebar di atas kota',
    th: 'ห้องสวีตเตียงกว้างเหนือวิวเมือง',
    ar: 'جناح بسرير واسع يعلو المدينة',
  },
  onsen: {
    en: 'Steam over an open-air bath among rocks',
    ja: '岩に囲まれ湯気の立つ露天風呂',
    ko: '바위에 둘러싸여 김이 오르는 노천탕',
    zh_Hans: '岩石环绕、热气升腾的露天温泉',
    zh_Hant: '岩石環繞、熱氣升騰的露天溫泉',
    id: 'Uap di atas pemandian terbuka di antara bebatuan',
    th: 'ไอน้ำเหนือบ่อน้ำพุร้อนกลางแจ้งท่ามกลางโขดหิน',
    ar: 'بخار فوق حوض ساخن في الهواء الطلق بين الصخور',
  },
  garden: {
    en: 'A garden with a pond, pines and a stone lantern',
    ja: '池と松と石灯籠のある庭',
    ko: '연못과 소나무, 석등이 있는 정원',
    zh_Hans: '有池塘、松树和石灯笼的庭园',
    zh_Hant: '有池塘、松樹和石燈籠的庭園',
    id: 'Taman dengan kolam, pinus, dan lentera batu',
    th: 'สวนที่มีบ่อน้ำ ต้นสน และโคมหิน',
    ar: 'حديقة فيها بركة وأشجار صنوبر وفانوس حجري',
  },
  lake: {
    en: 'A lake below a snow-capped mountain',
    ja: '雪を頂く山と湖',
    ko: '눈 덮인 산 아래의 호수',
    zh_Hans: '雪山脚下的湖',
    zh_Hant: '雪山腳下的湖',
    id: 'Danau di kaki gunung bersalju',
    th: 'ทะเลสาบเบื้องล่างภูเขาหิมะ',
    ar: 'بحيرة تحت جبل يكسوه الثلج',
  },
  inn: {
    en: 'The inn with its lamps lit',
    ja: '灯りのともる旅館',
    ko: '불을 밝힌 료칸',
    zh_Hans: '灯火初上的旅馆',
    zh_Hant: '燈火初上的旅館',
    id: 'Penginapan dengan lampu menyala',
    th: 'เรียวกังที่เปิดไฟสว่าง',
    ar: 'النزل ومصابيحه مضاءة',
  },
  breakfast: {
    en: 'A breakfast tray of rice, soup, grilled fish and small dishes',
    ja: 'ご飯と味噌汁と焼き魚の朝食',
    ko: '밥과 국, 생선구이와 반찬이 놓인 아침상',
    zh_Hans: '有米饭、味噌汤、烤鱼和小菜的早餐',
    zh_Hant: '有米飯、味噌湯、烤魚和小菜的早餐',
    id: 'Nampan sarapan berisi nasi, sup, ikan bakar, dan lauk kecil',
    th: 'ถาดอาหารเช้ามีข้าว ซุป ปลาย่าง และกับข้าว',
    ar: 'صينية إفطار من أرز وحساء وسمك مشوي وأطباق صغيرة',
  },
  seaside: {
    en: 'A sailing boat off a quiet beach',
    ja: '静かな浜辺と帆かけ舟',
    ko: '고요한 해변 앞의 돛단배',
    zh_Hans: '宁静海滩外的帆船',
    zh_Hant: '寧靜海灘外的帆船',
    id: 'Perahu layar di depan pantai yang tenang',
    th: 'เรือใบนอกชายหาดที่เงียบสงบ',
    ar: 'قارب شراعي قبالة شاطئ هادئ',
  },
  street: {
    en: 'A lane of wooden town houses with lanterns',
    ja: '提灯の並ぶ町家の小路',
    ko: '등불이 걸린 목조 가옥 골목',
    zh_Hans: '挂着灯笼的木造町屋小巷',
    zh_Hant: '掛著燈籠的木造町屋小巷',
    id: 'Gang rumah kayu berhias lentera',
    th: 'ตรอกบ้านไม้ประดับโคมไฟ',
    ar: 'زقاق من بيوت خشبية تزينها الفوانيس',
  },
  lobby: {
    en: 'The lobby with armchairs and a view of the garden',
    ja: '庭を望むロビーと椅子',
    ko: '정원이 보이는 로비와 안락의자',
    zh_Hans: '可望庭园、摆着扶手椅的大厅',
    zh_Hant: '可望庭園、擺著扶手椅的大廳',
    id: 'Lobi dengan kursi berlengan dan pemandangan taman',
    th: 'ล็อบบี้พร้อมเก้าอี้นวมและวิวสวน',
    ar: 'الردهة بمقاعدها المطلة على الحديقة',
  },
  city: {
    en: 'Towers of the city above a river and its bridge',
    ja: '川と橋と街の高層ビル',
    ko: '강과 다리 너머 도시의 고층 빌딩',
    zh_Hans: '河与桥之上的城市高楼',
    zh_Hant: '河與橋之上的城市高樓',
    id: 'Gedung tinggi kota di atas sungai dan jembatannya',
    th: 'ตึกสูงของเมืองเหนือแม่น้ำและสะพาน',
    ar: 'أبراج المدينة فوق النهر وجسره',
  },
  bath: {
    en: 'A wooden bathtub below a window on the trees',
    ja: '木々を望む窓辺の檜風呂',
    ko: '나무가 보이는 창가의 편백 욕조',
    zh_Hans: '窗外有树景的木制浴缸',
    zh_Hant: '窗外有樹景的木製浴缸',
    id: 'Bak mandi kayu di bawah jendela menghadap pepohonan',
    th: 'อ่างอาบน้ำไม้ริมหน้าต่างมองเห็นต้นไม้',
    ar: 'حوض استحمام خشبي تحت نافذة تطل على الأشجار',
  },
  corridor: {
    en: 'A corridor of polished wood with paper lamps',
    ja: '行灯の並ぶ磨かれた木の廊下',
    ko: '종이 등이 놓인 윤이 나는 나무 복도',
    zh_Hans: '点着纸灯的光亮木廊',
    zh_Hant: '點著紙燈的光亮木廊',
    id: 'Lorong kayu mengilap dengan lampu kertas',
    th: 'โถงทางเดินไม้ขัดเงาพร้อมโคมกระดาษ',
    ar: 'ممر من الخشب المصقول بمصابيح ورقية',
  },
  dinner: {
    en: 'A dinner of small courses in lacquer bowls',
    ja: '漆器に盛られた会席の夕食',
    ko: '칠기에 담긴 가이세키 저녁 식사',
    zh_Hans: '漆器盛放的怀石晚餐',
    zh_Hant: '漆器盛放的懷石晚餐',
    id: 'Makan malam dengan hidangan kecil dalam mangkuk pernis',
    th: 'อาหารค่ำหลายคอร์สในชามเครื่องเขิน',
    ar: 'عشاء من أطباق صغيرة في أوانٍ مطلية',
  },
} as const satisfies Record<string, Words>

export const LIGHT_WORDS = {
  dawn: { en: 'at dawn', ja: '夜明けの', ko: '새벽의', zh_Hans: '清晨的', zh_Hant: '清晨的', id: 'saat fajar', th: 'ยามเช้าตรู่', ar: 'عند الفجر' }, // prettier-ignore
  day: { en: 'by day', ja: '昼の', ko: '낮의', zh_Hans: '白天的', zh_Hant: '白天的', id: 'di siang hari', th: 'ยามกลางวัน', ar: 'نهارًا' }, // prettier-ignore
  autumn: { en: 'in autumn', ja: '秋の', ko: '가을의', zh_Hans: '秋天的', zh_Hant: '秋天的', id: 'di musim gugur', th: 'ในฤดูใบไม้ร่วง', ar: 'في الخريف' }, // prettier-ignore
  dusk: { en: 'at dusk', ja: '夕暮れの', ko: '해 질 녘의', zh_Hans: '黄昏的', zh_Hant: '黃昏的', id: 'saat senja', th: 'ยามพลบค่ำ', ar: 'عند الغروب' }, // prettier-ignore
  night: { en: 'at night', ja: '夜の', ko: '밤의', zh_Hans: '夜晚的', zh_Hant: '夜晚的', id: 'di malam hari', th: 'ยามค่ำคืน', ar: 'ليلًا' }, // prettier-ignore
  snow: { en: 'in the snow', ja: '雪の日の', ko: '눈 내린', zh_Hans: '雪中的', zh_Hant: '雪中的', id: 'di tengah salju', th: 'ในวันหิมะตก', ar: 'في الثلج' }, // prettier-ignore
} as const satisfies Record<string, Words>

/** Before what is seen, as an attribute, or after it. */
export const LIGHT_BEFORE: ReadonlySet<Locale> = new Set(['ja', 'ko', 'zh_Hans', 'zh_Hant'])
/** These languages write no space between the two. */
export const UNSPACED: ReadonlySet<Locale> = new Set(['ja', 'zh_Hans', 'zh_Hant', 'th'])
