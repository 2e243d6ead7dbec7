import type { additionalQuestion } from '../../provider/db/schema/question.ts'

/** Of the third brand, in all of its houses. */
export const BRAND_QUESTIONS: readonly (typeof additionalQuestion.$inferInsert)[] = [
  {
    brand_id: 3,
    position: 0,
    question_type: 'free',
    titles: {
      ja: '当館をどちらでお知りになりましたか',
      en: 'How did you hear of our houses?',
      ko: '저희 숙소를 어떻게 알게 되셨습니까?',
      zh_Hans: '您是如何得知我们的？',
      zh_Hant: '您是如何得知我們的？',
      id: 'Dari mana Anda mengenal penginapan kami?',
      th: 'ท่านรู้จักที่พักของเราได้อย่างไร',
      ar: 'كيف عرفتم عن بيوتنا؟',
    },
  },
]
