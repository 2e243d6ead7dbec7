import type { Sites } from '../site.ts'

const hotelCode = 'taipei-lan'
const name = 'Taipei Lan 蘭'

export const taipeiLan: Sites = {
  'zh-Hant': {
    hotelCode,
    name,
    headline: '巷弄裡的一盞燈，城市為你放慢腳步',
    hero: { scene: 'suite-night', alt: '夜裡的城市燈火' },
    book: '訂房',
    welcome: '從中山北路的喧鬧轉進巷子，推開木門，茶已經泡好了。二十四間客房，一座種滿蘭花的中庭。',
    rooms: {
      title: '客房',
      list: [
        { scene: 'twin-day', alt: '晨光裡的雙床房', name: '晨光雙床房', text: '面向中庭，早晨有鳥聲。' },
        { scene: 'suite-dusk', alt: '看得見城市的套房', name: '城景套房', text: '一張長沙發，一整面城市。' },
        { scene: 'garden-day', alt: '種滿蘭花的中庭', name: '庭園房', text: '推開門就是蘭花。' },
      ],
    },
    chapters: [
      {
        id: 'table',
        scene: 'breakfast-day',
        alt: '早餐',
        title: '早餐',
        text: '現煮豆漿、燒餅，還有隔壁阿姨今早才送來的水果。六點半開始，睡晚了也會替你留一份。',
      },
    ],
    address: ['臺北蘭', '臺北市中山區中山北路二段27巷8號'],
  },
  en: {
    hotelCode,
    name,
    headline: 'A lamp in a quiet lane, and the city at a slower pace',
    hero: { scene: 'suite-night', alt: 'The lights of the city at night' },
    book: 'Book your stay',
    welcome:
      'Leave the noise of Zhongshan North Road for a lane and push the wooden door: the tea is made. Twenty-four rooms around a court full of orchids.',
    rooms: {
      title: 'Rooms',
      list: [
        {
          scene: 'twin-day',
          alt: 'Two beds in the morning light',
          name: 'Morning twin',
          text: 'On the court, with birds at six.',
        },
        {
          scene: 'suite-dusk',
          alt: 'A suite above the city',
          name: 'City suite',
          text: 'One long sofa, one whole city.',
        },
        {
          scene: 'garden-day',
          alt: 'The court and its orchids',
          name: 'Garden room',
          text: 'Open the door to the orchids.',
        },
      ],
    },
    chapters: [
      {
        id: 'table',
        scene: 'breakfast-day',
        alt: 'Breakfast',
        title: 'Breakfast',
        text: 'Soy milk made this morning, warm sesame bread, and fruit from the lady next door. From half past six; sleep in, and we keep a plate for you.',
      },
    ],
    address: ['Taipei Lan', '8, Lane 27, Sec. 2, Zhongshan N. Rd., Taipei'],
  },
  ja: {
    hotelCode,
    name,
    headline: '路地の奥に灯りひとつ、街がゆっくりになる',
    hero: { scene: 'suite-night', alt: '夜の街の灯り' },
    book: 'ご予約',
    welcome: '中山北路の賑わいから路地へ。木の扉を開ければお茶が入っています。蘭の中庭を囲む二十四室。',
    rooms: {
      title: 'お部屋',
      list: [
        { scene: 'twin-day', alt: '朝の光のツインルーム', name: '朝のツイン', text: '中庭に面し、六時には鳥の声。' },
        {
          scene: 'suite-dusk',
          alt: '街を見おろすスイート',
          name: 'シティスイート',
          text: '長いソファと、街のすべて。',
        },
        { scene: 'garden-day', alt: '蘭の中庭', name: '庭の部屋', text: '扉の向こうに蘭。' },
      ],
    },
    chapters: [
      {
        id: 'table',
        scene: 'breakfast-day',
        alt: '朝食',
        title: '朝食',
        text: '今朝の豆乳、焼きたての焼餅、お隣から届く果物。六時半から。寝坊の方にもお取り置きします。',
      },
    ],
    address: ['台北蘭', '台北市中山区中山北路二段27巷8号'],
  },
}
