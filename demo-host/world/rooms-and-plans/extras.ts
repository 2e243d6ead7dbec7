import type { HotelSpec } from '../hotels/hotel-spec.ts'
import type { WholeText } from '../hotels/specs.ts'

type ExtraSpec = { code: string; /** The plan that contains it. */ plan: string; scene: string; names: WholeText }

const EXTRAS: readonly ExtraSpec[] = [
  {
    code: 'sake',
    plan: 'anniversary',
    scene: 'sake-day',
    names: {
      ja: '地酒 一本',
      en: 'A bottle of local sake',
      ko: '지역 술 한 병',
      zh_Hans: '当地清酒一瓶',
      zh_Hant: '當地清酒一瓶',
      id: 'Sebotol sake lokal',
      th: 'สาเกท้องถิ่นหนึ่งขวด',
      ar: 'زجاجة من الساكي المحلي',
    },
  },
  {
    code: 'boat',
    plan: 'anniversary',
    scene: 'lake-dusk',
    names: {
      ja: '夕暮れの小舟',
      en: 'A rowing boat at dusk',
      ko: '해 질 녘의 작은 배',
      zh_Hans: '黄昏小舟',
      zh_Hant: '黃昏小舟',
      id: 'Perahu dayung saat senja',
      th: 'เรือพายยามสนธยา',
      ar: 'قارب تجديف عند الغروب',
    },
  },
]

/** The extras of those plans that a hotel sells. */
export const extrasOf = (spec: HotelSpec): ExtraSpec[] =>
  EXTRAS.filter(({ plan }) => spec.plans.some(({ code }) => code === plan))
