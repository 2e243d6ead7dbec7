import type { Sites } from '../site.ts'

const hotelCode = 'shirotsuki'
const name = 'Shirotsuki 白月'

export const shirotsuki: Sites = {
  en: {
    hotelCode,
    name,
    headline: 'Nine rooms above the lake, and a bath that never sleeps',
    hero: { scene: 'lake-dusk', alt: 'The lake at dusk, the mountain behind it' },
    book: 'Book your stay',
    welcome:
      'We light the lamps at five. By then the kettle is warm, the maples have gone quiet, and there is nothing left on your list.',
    rooms: {
      title: 'Rooms',
      list: [
        {
          scene: 'tatami-autumn',
          alt: 'A tatami room with its doors open to the garden',
          name: 'Tsukimi',
          text: 'Ten mats, a low table, and the garden for a wall.',
        },
        {
          scene: 'twin-dawn',
          alt: 'Two beds under a paper lamp',
          name: 'Asagiri',
          text: 'Two beds, for those who have had enough of floors.',
        },
        {
          scene: 'onsen-night',
          alt: 'A stone bath under the night sky',
          name: 'Hanare',
          text: 'A house of its own, with its own hot spring.',
        },
      ],
    },
    chapters: [
      {
        id: 'table',
        scene: 'breakfast-dawn',
        alt: 'Breakfast on a lacquer tray',
        title: 'Table',
        text: 'Trout from the lake, rice from the valley, and miso that is older than the cook. Dinner is at six or at half past seven; tell us what you do not eat.',
      },
      {
        id: 'bath',
        scene: 'onsen-snow',
        alt: 'Steam over the open-air bath in the snow',
        title: 'The bath',
        text: 'The spring comes out of the rock at 62 degrees and needs no help from us. It is open all night; the best hour is the one before breakfast.',
      },
      {
        id: 'way',
        scene: 'inn-snow',
        alt: 'The inn with its lamps lit, in the snow',
        title: 'Getting here',
        text: 'Ninety minutes from Tokyo by train, then a quarter of an hour in our car. Say which train you take and we shall be at the barrier.',
      },
    ],
    address: ['Shirotsuki', '118 Moto-Hakone, Hakone, Kanagawa, Japan'],
  },
  ja: {
    hotelCode,
    name,
    headline: '湖をのぞむ九つの部屋と、眠らない湯。',
    hero: { scene: 'lake-dusk', alt: '夕暮れの湖と山' },
    book: 'ご予約',
    welcome: '五時に灯りをともします。その頃には鉄瓶も温まり、楓も静まります。どうぞ何もしない時間を。',
    rooms: {
      title: 'お部屋',
      list: [
        { scene: 'tatami-autumn', alt: '庭に開いた畳の間', name: '月見の間', text: '十畳。低い卓と、壁のかわりの庭。' },
        { scene: 'twin-dawn', alt: '紙灯りの下の二つのベッド', name: '朝霧', text: 'ベッドでお休みになりたい方へ。' },
        { scene: 'onsen-night', alt: '夜空の下の岩風呂', name: '離れ', text: '一棟をひと組に。源泉かけ流しの湯つき。' },
      ],
    },
    chapters: [
      {
        id: 'table',
        scene: 'breakfast-dawn',
        alt: '塗りの膳の朝食',
        title: 'お食事',
        text: '湖の鱒、谷の米、料理人より年上の味噌。ご夕食は六時か七時半に。召し上がれないものはお知らせください。',
      },
      {
        id: 'bath',
        scene: 'onsen-snow',
        alt: '雪の中、湯けむりの立つ露天風呂',
        title: '湯',
        text: '岩から湧く湯は六十二度。何も足さず、夜通しお入りいただけます。朝食前のひとときがいちばんです。',
      },
      {
        id: 'way',
        scene: 'inn-snow',
        alt: '雪の中、灯りのともる宿',
        title: '道のり',
        text: '東京から電車で九十分、駅から車で十五分。お乗りの列車をお知らせくだされば、改札までお迎えにあがります。',
      },
    ],
    address: ['白月', '神奈川県足柄下郡箱根町元箱根118'],
  },
  ar: {
    hotelCode,
    name,
    headline: 'تسع غرف فوق البحيرة، وحمّام لا ينام',
    hero: { scene: 'lake-dusk', alt: 'البحيرة عند الغسق ومن ورائها الجبل' },
    book: 'احجز إقامتك',
    welcome: 'نشعل المصابيح في الخامسة. عندها يكون الإبريق دافئًا، وأشجار القيقب ساكنة، ولا شيء ينتظرك.',
    rooms: {
      title: 'الغرف',
      list: [
        {
          scene: 'tatami-autumn',
          alt: 'غرفة تاتامي مفتوحة على الحديقة',
          name: 'تسوكيمي',
          text: 'عشر حصائر وطاولة منخفضة، والحديقة جدارها الرابع.',
        },
        { scene: 'twin-dawn', alt: 'سريران تحت مصباح من ورق', name: 'أساغيري', text: 'سريران لمن يفضّل النوم عاليًا.' },
        { scene: 'onsen-night', alt: 'حمّام حجري تحت سماء الليل', name: 'هاناريه', text: 'بيت مستقل بنبعه الحار.' },
      ],
    },
    chapters: [
      {
        id: 'bath',
        scene: 'onsen-snow',
        alt: 'البخار فوق الحمّام المكشوف في الثلج',
        title: 'الحمّام',
        text: 'يخرج الماء من الصخر بحرارة 62 درجة ولا يحتاج إلى شيء منّا. وهو مفتوح طوال الليل، وأجمل ساعاته قبل الفطور.',
      },
    ],
    address: ['Shirotsuki', '118 موتو هاكوني، كاناغاوا، اليابان'],
  },
}
