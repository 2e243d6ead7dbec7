import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { additionalQuestion } from '../../provider/db/schema/question.ts'
import type { HotelSpec } from '../hotels/hotel-spec.ts'
import { photo } from '../hotels/specs.ts'

type Row = typeof additionalQuestion.$inferInsert
type Asked = Omit<Row, 'hotel_id' | 'brand_id' | 'position' | 'display_start_date' | 'display_end_date'> & {
  /** Shown for stays that begin so many days from the first day of the world. */
  from?: number
  to?: number
}

const MEMBERS_ONLY = 'membership_program_3'
const tell = (titles: Row['titles'], days: Pick<Asked, 'from' | 'to'> = {}): Asked => ({
  question_type: 'notification',
  titles,
  ...days,
})

/** The house that asks everything: every type, both places, every shape of dates. */
const YUFUIN: readonly Asked[] = [
  tell({
    ja: '当館は全館禁煙です。',
    en: 'The whole house is non-smoking.',
    ko: '전 객실과 관내는 금연입니다.',
    zh_Hans: '全馆禁烟。',
    zh_Hant: '全館禁菸。',
    id: 'Seluruh penginapan bebas rokok.',
    th: 'งดสูบบุหรี่ทั่วทั้งที่พัก',
    ar: 'التدخين ممنوع في النزل كله.',
  }),
  tell(
    {
      ja: '大浴場は改修のためご利用いただけません。客室の湯をお楽しみください。',
      en: 'The large bath is being renovated. Each room has a bath of its own.',
      ko: '대욕장은 보수 공사로 이용하실 수 없습니다. 객실 온천을 이용해 주십시오.',
      zh_Hans: '大浴场正在整修，请使用客房温泉。',
      zh_Hant: '大浴場正在整修，請使用客房溫泉。',
      id: 'Pemandian besar sedang direnovasi. Setiap kamar memiliki pemandian sendiri.',
      th: 'บ่อใหญ่อยู่ระหว่างปรับปรุง ทุกห้องมีบ่อส่วนตัว',
      ar: 'الحمّام الكبير قيد التجديد. ولكل غرفة حمّامها الخاص.',
    },
    { from: 39, to: 45 },
  ),
  tell(
    {
      ja: '冬のあいだは道が凍ります。お車には冬用タイヤをご用意ください。',
      en: 'The roads are icy in winter. Please come with winter tyres.',
      ko: '겨울에는 길이 얼어 있습니다. 겨울용 타이어를 준비해 주십시오.',
      zh_Hans: '冬季路面结冰，请使用冬季轮胎。',
      zh_Hant: '冬季路面結冰，請使用冬季輪胎。',
      id: 'Jalan membeku di musim dingin. Mohon gunakan ban musim dingin.',
      th: 'ถนนเป็นน้ำแข็งในฤดูหนาว โปรดใช้ยางสำหรับฤดูหนาว',
      ar: 'الطرق متجمدة شتاءً. يرجى القدوم بإطارات شتوية.',
    },
    { from: 39 },
  ),
  tell(
    {
      ja: '紅葉の見ごろです。渋滞のため早めのご到着をおすすめします。',
      en: 'The autumn leaves are at their best. Please allow for slow roads.',
      ko: '단풍이 절정입니다. 도로가 붐비므로 여유 있게 출발해 주십시오.',
      zh_Hans: '红叶正盛，道路拥堵，请提前出发。',
      zh_Hant: '紅葉正盛，道路壅塞，請提前出發。',
      id: 'Daun musim gugur sedang indah-indahnya. Mohon perhitungkan kemacetan.',
      th: 'ใบไม้เปลี่ยนสีงามที่สุด ถนนหนาแน่น โปรดเผื่อเวลาเดินทาง',
      ar: 'أوراق الخريف في أبهى حالاتها. يرجى الحسبان لازدحام الطرق.',
    },
    { to: 39 },
  ),
  {
    ...tell({
      ja: '会員さまへ：ラウンジをご利用ください。',
      en: 'For members: the lounge is open to you.',
      ko: '회원님께: 라운지를 이용하실 수 있습니다.',
      zh_Hans: '会员贵宾：欢迎使用休息室。',
      zh_Hant: '會員貴賓：歡迎使用休息室。',
      id: 'Untuk anggota: lounge terbuka bagi Anda.',
      th: 'สำหรับสมาชิก เชิญใช้เลานจ์ได้',
      ar: 'للأعضاء: الصالة مفتوحة لكم.',
    }),
    audience: [MEMBERS_ONLY],
  },
  {
    question_type: 'checkin',
    answer_type: 'options',
    required: true,
    titles: {
      ja: '到着は何時ごろのご予定ですか',
      en: 'When do you expect to arrive?',
      ko: '몇 시쯤 도착하실 예정입니까?',
      zh_Hans: '您预计几点到达？',
      zh_Hant: '您預計幾點抵達？',
      id: 'Pukul berapa perkiraan Anda tiba?',
      th: 'ท่านคาดว่าจะมาถึงเวลาใด',
      ar: 'متى تتوقعون الوصول؟',
    },
  },
  {
    question_type: 'checkout',
    answer_type: 'options',
    titles: {
      ja: '出発は何時ごろのご予定ですか',
      en: 'When do you expect to leave?',
      ko: '몇 시쯤 출발하실 예정입니까?',
      zh_Hans: '您预计几点离开？',
      zh_Hant: '您預計幾點離開？',
      id: 'Pukul berapa perkiraan Anda berangkat?',
      th: 'ท่านคาดว่าจะออกเดินทางเวลาใด',
      ar: 'متى تتوقعون المغادرة؟',
    },
  },
  {
    question_type: 'people_per_room',
    required: true,
    titles: {
      ja: '浴衣をご用意します。男女の人数をお知らせください',
      en: 'We lay out yukata robes. How many men and women are in each room?',
      ko: '유카타를 준비합니다. 객실별 남녀 인원을 알려 주십시오',
      zh_Hans: '我们将准备浴衣，请告知每间客房的男女人数',
      zh_Hant: '我們將準備浴衣，請告知每間客房的男女人數',
      id: 'Kami menyiapkan yukata. Berapa pria dan wanita di setiap kamar?',
      th: 'เราเตรียมชุดยูกาตะไว้ให้ แต่ละห้องมีชายและหญิงกี่ท่าน',
      ar: 'نجهّز أثواب اليوكاتا. كم رجلًا وكم امرأة في كل غرفة؟',
    },
  },
  {
    question_type: 'free',
    attachable: true,
    photos: [
      photo('onsen-dawn', {
        ja: '朝の露天風呂',
        en: 'The open-air bath in the morning',
        ko: '아침의 노천탕',
        zh_Hans: '清晨的露天温泉',
        zh_Hant: '清晨的露天溫泉',
        id: 'Pemandian terbuka di pagi hari',
        th: 'บ่อกลางแจ้งยามเช้า',
        ar: 'الحمّام المكشوف في الصباح',
      }),
    ],
    titles: {
      ja: 'アレルギーやご要望がございましたらお書きください',
      en: 'Is there anything we should know, such as allergies?',
      ko: '알레르기나 요청 사항이 있으시면 적어 주십시오',
      zh_Hans: '如有过敏或其他需求，请告知我们',
      zh_Hant: '如有過敏或其他需求，請告知我們',
      id: 'Adakah yang perlu kami ketahui, misalnya alergi?',
      th: 'มีสิ่งใดที่เราควรทราบ เช่น การแพ้อาหาร',
      ar: 'هل هناك ما ينبغي أن نعرفه، مثل الحساسية؟',
    },
  },
  {
    question_type: 'free',
    answer_type: 'options',
    required: true,
    titles: {
      ja: 'お越しの方法',
      en: 'How will you come?',
      ko: '오시는 방법',
      zh_Hans: '您如何前来？',
      zh_Hant: '您如何前來？',
      id: 'Bagaimana Anda akan datang?',
      th: 'ท่านเดินทางมาอย่างไร',
      ar: 'كيف ستأتون؟',
    },
    options: [
      {
        id: 'train',
        titles: {
          ja: '電車',
          en: 'By train',
          ko: '기차',
          zh_Hans: '乘火车',
          zh_Hant: '搭火車',
          id: 'Kereta',
          th: 'รถไฟ',
          ar: 'بالقطار',
        },
      },
      {
        id: 'car',
        titles: {
          ja: 'お車',
          en: 'By car',
          ko: '자동차',
          zh_Hans: '自驾',
          zh_Hant: '自行開車',
          id: 'Mobil',
          th: 'รถยนต์',
          ar: 'بالسيارة',
        },
      },
    ],
  },
  {
    question_type: 'free',
    answer_type: 'options',
    multiple: true,
    hotel_plan_codes: ['kaiseki'],
    titles: {
      ja: '夕食で避けたい食材',
      en: 'What should we leave out of your dinner?',
      ko: '저녁 식사에서 빼야 할 재료',
      zh_Hans: '晚餐中需要避开的食材',
      zh_Hant: '晚餐中需要避開的食材',
      id: 'Bahan apa yang perlu kami hindari dari makan malam Anda?',
      th: 'มื้อค่ำของท่านควรงดสิ่งใด',
      ar: 'ما الذي نستثنيه من عشائكم؟',
    },
    options: [
      {
        id: 'shellfish',
        titles: {
          ja: '貝類',
          en: 'Shellfish',
          ko: '조개류',
          zh_Hans: '贝类',
          zh_Hant: '貝類',
          id: 'Kerang',
          th: 'หอยและสัตว์น้ำมีเปลือก',
          ar: 'المحار',
        },
      },
      {
        id: 'nuts',
        titles: {
          ja: '木の実',
          en: 'Nuts',
          ko: '견과류',
          zh_Hans: '坚果',
          zh_Hant: '堅果',
          id: 'Kacang-kacangan',
          th: 'ถั่ว',
          ar: 'المكسرات',
        },
      },
      {
        id: 'raw',
        titles: {
          ja: '生魚',
          en: 'Raw fish',
          ko: '날생선',
          zh_Hans: '生鱼',
          zh_Hant: '生魚',
          id: 'Ikan mentah',
          th: 'ปลาดิบ',
          ar: 'السمك النيء',
        },
      },
    ],
  },
  {
    question_type: 'people_per_room',
    place: 'place_confirmation_screen',
    titles: {
      ja: '朝のヨガに男女何名さまで参加されますか',
      en: 'Morning yoga has two rooms. How many men and women stay in each of yours?',
      ko: '아침 요가는 두 곳에서 열립니다. 객실별 남녀 인원을 알려 주십시오',
      zh_Hans: '晨间瑜伽分两处进行，请告知每间客房的男女人数',
      zh_Hant: '晨間瑜伽分兩處進行，請告知每間客房的男女人數',
      id: 'Yoga pagi diadakan di dua ruang. Berapa pria dan wanita di setiap kamar Anda?',
      th: 'โยคะยามเช้าจัดสองห้อง แต่ละห้องพักของท่านมีชายและหญิงกี่ท่าน',
      ar: 'تُقام يوغا الصباح في قاعتين. كم رجلًا وكم امرأة في كل غرفة من غرفكم؟',
    },
  },
  {
    question_type: 'free',
    place: 'place_confirmation_screen',
    titles: {
      ja: '駅へお迎えにあがります。列車をお知らせください',
      en: 'We can meet you at the station. Which train do you take?',
      ko: '역까지 마중 나가겠습니다. 타시는 열차를 알려 주십시오',
      zh_Hans: '我们可到车站接您，请告知您乘坐的列车',
      zh_Hant: '我們可到車站接您，請告知您搭乘的列車',
      id: 'Kami dapat menjemput di stasiun. Kereta mana yang Anda naiki?',
      th: 'เราไปรับที่สถานีได้ ท่านมาด้วยรถไฟขบวนใด',
      ar: 'يمكننا استقبالكم في المحطة. أي قطار تستقلّون؟',
    },
  },
]

const HOTELS: Readonly<Record<string, readonly Asked[] | undefined>> = { yufuin: YUFUIN }

export const questionRows = (hotelId: number, spec: HotelSpec, start: PlainDate): Row[] =>
  (HOTELS[spec.code] ?? []).map(({ from, to, ...asked }, position) => ({
    ...asked,
    hotel_id: hotelId,
    code: `question-${position + 1}`,
    position,
    display_start_date: from === undefined ? null : addDays(start, from),
    display_end_date: to === undefined ? null : addDays(start, to),
  }))
