import type { Translated } from '../../provider/db/schema/columns.ts'
import type { KidsTierSpec } from './hotel-spec.ts'

const children: Translated = {
  ja: 'お子さま',
  en: 'Child',
  ko: '어린이',
  zh_Hans: '儿童',
  zh_Hant: '兒童',
  id: 'Anak',
  th: 'เด็ก',
  ar: 'طفل',
}
const named = (note: Translated): Translated =>
  Object.fromEntries(
    Object.entries(note).map(([locale, text]) => [locale, `${children[locale as keyof Translated]} ${text}`]),
  ) // keys of a Translated

/** The five tiers of the Japanese inns: what a child eats and whether it has a futon of its own. */
export const INN_TIERS: readonly KidsTierSpec[] = [
  {
    code: 'A',
    names: named({
      ja: '大人に準じるお食事・布団',
      en: 'with the adults’ meal, own futon',
      ko: '성인 식사·침구',
      zh_Hans: '同成人餐、寝具',
      zh_Hant: '同成人餐、寢具',
      id: 'dengan menu dewasa, futon sendiri',
      th: 'อาหารแบบผู้ใหญ่ มีฟูกของตนเอง',
      ar: 'بوجبة البالغين وفراش خاص',
    }),
    ages: [7, 11],
    rate: { percentage: 70 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B',
    names: named({
      ja: 'お子さま料理・布団',
      en: 'with a child’s meal, own futon',
      ko: '어린이 식사·침구',
      zh_Hans: '儿童餐、寝具',
      zh_Hant: '兒童餐、寢具',
      id: 'dengan menu anak, futon sendiri',
      th: 'อาหารเด็ก มีฟูกของตนเอง',
      ar: 'بوجبة أطفال وفراش خاص',
    }),
    ages: [4, 6],
    rate: { percentage: 50 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B2',
    names: named({
      ja: 'お子さま料理のみ',
      en: 'with a child’s meal, shares a futon',
      ko: '어린이 식사만',
      zh_Hans: '仅儿童餐',
      zh_Hant: '僅兒童餐',
      id: 'dengan menu anak, berbagi futon',
      th: 'อาหารเด็ก ใช้ฟูกร่วม',
      ar: 'بوجبة أطفال وفراش مشترك',
    }),
    ages: [3, 3],
    rate: { percentage: 35 },
    meal: true,
    bedding: false,
  },
  {
    code: 'C',
    names: named({
      ja: '布団のみ',
      en: 'own futon, no meal',
      ko: '침구만',
      zh_Hans: '仅寝具',
      zh_Hant: '僅寢具',
      id: 'futon sendiri, tanpa makan',
      th: 'มีฟูกของตนเอง ไม่รวมอาหาร',
      ar: 'بفراش خاص دون وجبة',
    }),
    ages: [2, 2],
    rate: { amount_gross: 3300 },
    meal: false,
    bedding: true,
  },
  {
    code: 'D',
    names: named({
      ja: '食事・布団なし（添い寝）',
      en: 'no meal, shares a futon',
      ko: '식사·침구 없음',
      zh_Hans: '无餐无寝具',
      zh_Hant: '無餐無寢具',
      id: 'tanpa makan, berbagi futon',
      th: 'ไม่รวมอาหาร ใช้ฟูกร่วม',
      ar: 'دون وجبة وبفراش مشترك',
    }),
    ages: [0, 1],
    rate: { amount_gross: 0 },
    meal: false,
    bedding: false,
  },
]

/** Plain ages: the price falls with the age, nothing is chosen. */
export const AGE_BANDS: readonly KidsTierSpec[] = [
  {
    code: 'A',
    names: {
      ja: '7〜12歳',
      en: '7 to 12',
      ko: '7~12세',
      zh_Hans: '7至12岁',
      zh_Hant: '7至12歲',
      id: '7–12 tahun',
      th: '7–12 ปี',
      ar: 'من 7 إلى 12 سنة',
    },
    ages: [7, 12],
    rate: { percentage: 70 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B',
    names: {
      ja: '3〜6歳',
      en: '3 to 6',
      ko: '3~6세',
      zh_Hans: '3至6岁',
      zh_Hant: '3至6歲',
      id: '3–6 tahun',
      th: '3–6 ปี',
      ar: 'من 3 إلى 6 سنوات',
    },
    ages: [3, 6],
    rate: { percentage: 40 },
    meal: true,
    bedding: true,
  },
  {
    code: 'D',
    names: {
      ja: '0〜2歳',
      en: '0 to 2',
      ko: '0~2세',
      zh_Hans: '0至2岁',
      zh_Hant: '0至2歲',
      id: '0–2 tahun',
      th: '0–2 ปี',
      ar: 'من 0 إلى سنتين',
    },
    ages: [0, 2],
    rate: { amount_gross: 0 },
    meal: false,
    bedding: false,
  },
]
