import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

import { questions } from '../../../../shared/contract/questions.ts'
import type { Question } from '../../../../shared/model/stay/question.ts'
import { isShownOn } from '../../../../shared/rules/person/questions.ts'
import { asFailure, nullWhereUnknown } from '../../../lib/failure.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { businessDateAtom } from '../../../state/search/search.ts'
import { otaAtom, settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'
import { audienceAtom } from '../../../state/session/audience.ts'
import { linesAtom, stayAtom } from '../stay.ts'
import { checkoutSettingsAtom } from '../settings.ts'

type Asked = {
  /** Of which plans, in which language. */
  of: string
  isLoading: boolean
  hotel: readonly Question[]
  brand: readonly Question[]
  /** QUESTION-025: nobody is told that they could not be had; they are asked for again when the guest comes back. */
  isBrandFailed: boolean
}

const NOTHING: Asked = { of: '', isLoading: false, hotel: [], brand: [], isBrandFailed: false }
const askedAtom = atom<Asked>(NOTHING)

/** What whoever is here is asked by (QUESTION-020). */
const labelsAtom = atom((get) => ({ label_filters: get(audienceAtom) }))

const planCodesAtom = atom((get) => [...new Set(get(linesAtom).map(({ plan }) => plan.room_plan_code))])
export const askedOfAtom = atom((get) =>
  [get(settingsAtom).hotel_id, get(localeAtom), ...get(labelsAtom).label_filters, ...get(planCodesAtom)].join(' '),
)

/** Some questions are for the guests of an agency, others for those of the hotel's own widget (OTA-014). */
const channelAtom = atom((get) => (get(otaAtom) ? { tripla_ota_enabled: true } : { tripla_book_enabled: true }))

const askHotelAtom = atom(null, async (get): Promise<Question[]> => {
  const { hotel_id: hotelId } = get(settingsAtom)
  const query = { q: { ...get(labelsAtom), room_plan_codes: get(planCodesAtom) }, ...get(channelAtom) }
  return (await get(environmentAtom).api(questions.ofHotel, { hotelId, query })).data
})

const askBrandAtom = atom(null, async (get): Promise<Question[]> => {
  const { hotel_brand_id: brandId } = get(settingsAtom)
  return (
    await get(environmentAtom).api(questions.ofBrand, {
      brandId,
      query: { q: get(labelsAtom), ...get(channelAtom) },
    })
  ).data
})

/** Once for the chosen plans and the language; what failed is asked for again. */
export const loadQuestionsAtom = atom(null, async (get, set) => {
  const of = get(askedOfAtom)
  const known = get(askedAtom)
  if (known.of === of && (known.isLoading || !(get(unaskedAtom) || known.isBrandFailed))) return
  set(askedAtom, { ...known, of, isLoading: true })
  const asks = get(checkoutSettingsAtom).additional_questions
  const { report } = get(environmentAtom)
  let failed: Shown | null = null
  let isBrandFailed = false
  const [hotel, brand] = await Promise.all([
    asks.hotel
      ? set(askHotelAtom)
          .catch(nullWhereUnknown)
          .catch((error: unknown) => {
            const failure = asFailure(error)
            // The title of the answer itself, whatever the status (QUESTION-024).
            failed = { ...shownOf(failure), ...(failure.title && { message: { title: failure.title } }) }
          })
      : null,
    asks.brand
      ? set(askBrandAtom).catch((error: unknown) => {
          report('call', error) // nobody is kept from booking by it (QUESTION-025)
          isBrandFailed = true
          return []
        })
      : [],
  ])
  if (get(askedOfAtom) !== of) return
  set(askedAtom, { of, isLoading: false, hotel: hotel ?? [], brand, isBrandFailed })
  set(unaskedAtom, failed && { shown: failed, again: () => set(askAgainAtom) })
})
const askAgainAtom: WritableAtom<null, [], void> = atom(null, (_get, set) => void set(loadQuestionsAtom))

/** By its number, whoever asks: none stands twice. */
const allAtom = atom((get): Question[] => {
  const { hotel, brand } = get(askedAtom)
  return [...hotel, ...brand.filter(({ id }) => !hotel.some((own) => own.id === id))]
})

const isNotification = ({ question_type: type }: Question) => type === 'notification'

export const noticesAtom = atom((get) => {
  const [{ checkin }, today] = [get(stayAtom), get(businessDateAtom)]
  return get(allAtom).filter((one) => isNotification(one) && isShownOn(one, checkin, today))
})

export const openQuestionsAtom = atom((get) => get(allAtom).filter((one) => !isNotification(one)))
