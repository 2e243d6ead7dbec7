import { OTA_WISHES } from '../../../shared/wishes.ts'
import { draw } from '../scenes/draw.ts'
import type { OtaHouse } from './house.ts'
import { PLACES } from './places.ts'

/** Names as houses in Japan have them, each once in every place. */
const WORDS = [
  ['山水荘', 'Sansui-so'],
  ['松林館', 'Shorinkan'],
  ['竹の里', 'Takenosato'],
  ['銀雪閣', 'Ginsetsukaku'],
  ['花見亭', 'Hanami-tei'],
  ['朝日旅館', 'Asahi Ryokan'],
  ['月見屋', 'Tsukimi-ya'],
  ['さくら苑', 'Sakura-en'],
  ['清流館', 'Seiryukan'],
  ['翠明荘', 'Suimei-so'],
  ['ホテル青葉', 'Hotel Aoba'],
  ['ほたる庵', 'Hotaru-an'],
  ['楓林館', 'Furinkan'],
] as const

const SCENES = ['inn', 'garden', 'tatami', 'twin', 'lobby', 'street'] as const
const LIGHTS = ['dawn', 'day', 'autumn', 'dusk'] as const
const ABROAD = ['taipei', 'seoul']

const SPREAD = 0.12
/** One in so many has not been rated yet. */
const UNRATED = 0.12

/** Many small houses, so that the agency has a market to search; the same on every engine. */
export function crowd(): OtaHouse[] {
  return PLACES.filter(({ id }) => !ABROAD.includes(id)).flatMap((place) =>
    WORDS.map(([ja, en], at): OtaHouse => {
      const code = `${place.id}-${en.toLowerCase().replaceAll(' ', '-')}`
      const chance = (what: string) => draw(code, what)
      const scene = SCENES[at % SCENES.length] ?? 'inn'
      const light = LIGHTS[Math.floor(chance('light') * LIGHTS.length)] ?? 'day'
      return {
        code,
        place: place.id,
        names: { ja: `${place.names.ja} ${ja}`, en: `${en} ${place.names.en}` },
        descriptions: {
          ja: `${place.names.ja}の小さな宿。`,
          en: `A small house in ${place.names.en}.`,
        },
        off: [(chance('north') - 0.5) * SPREAD, (chance('east') - 0.5) * SPREAD],
        percent: 35 + Math.floor(chance('rate') * 90),
        scenes: [`${scene}-${light}`],
        rating: chance('rated') < UNRATED ? null : Math.round((3.4 + chance('rating') * 1.5) * 10) / 10,
        reviews: Math.floor(chance('reviews') * 400) + 3,
        wishes: OTA_WISHES.filter((wish) => chance(wish) < 0.35),
      }
    }),
  )
}
