import { useAtomValue, useSetAtom } from 'jotai'

import { bookLocales, hotelLocale, LOCALES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { changeLocaleAtom } from '../../../state/settings/change-locale.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { paymentAtom } from '../../../payment/attempt.ts'
import { calculateAtom } from '../price/calculation.ts'
import { DuplicateQuestion } from '../failure/duplicate-question.tsx'
import type { LanguageOffer, Recovery } from './recovery-action.tsx'

/** What a guest can do about a refusal: read the plan's language, look at the details again, say that it is meant. */
export function RecoveryActions({ way }: { way: Recovery }) {
  if (way === 'duplicate') return <DuplicateQuestion />
  return (
    <span className="row wrap">
      {way === 'details' ? <ToDetails /> : way === 'pointHistory' ? <ToPoints /> : <Languages offer={way} />}
    </span>
  )
}

function ToDetails() {
  const t = useText()
  const setPayment = useSetAtom(paymentAtom)
  const go = useSetAtom(goAtom)
  const back = () => {
    setPayment({ kind: 'idle' })
    go({ to: 'guestDetail', replace: true, state: { step: 0 } })
  }
  return (
    <Button size="small" onClick={back}>
      {t('paying.toDetails')}
    </Button>
  )
}

/** ERR-060: what became of the points stands there. */
function ToPoints() {
  const t = useText()
  const name = usePointName('checkout.billPoints')
  const go = useSetAtom(goAtom)
  return (
    <Button size="small" onClick={() => go({ to: 'accountPoints' })}>
      {t('paying.pointHistory', { name })}
    </Button>
  )
}

const WORDS = {
  japanese: 'errors.offerJapanese',
  otherLanguage: 'errors.offerOtherLanguage',
  defaultLanguage: 'errors.offerDefaultLanguage',
} as const satisfies Record<LanguageOffer, string>

function Languages({ offer }: { offer: LanguageOffer }) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const setPayment = useSetAtom(paymentAtom)
  const change = useSetAtom(changeLocaleAtom)
  const calculate = useSetAtom(calculateAtom)
  const read = async (locale: Locale) => {
    await change(locale)
    setPayment({ kind: 'idle' })
    await calculate() // what was refused in the other language can be priced in this one
  }
  const offered = bookLocales(settings.book_languages)
  const wanted: Record<LanguageOffer, readonly Locale[]> = {
    japanese: ['ja'],
    otherLanguage: offered.filter((locale) => locale !== 'ja'),
    defaultLanguage: [hotelLocale(settings)],
  }
  return wanted[offer].map((locale) => (
    <Button key={locale} size="small" onClick={() => void read(locale)}>
      {wanted[offer].length > 1 ? <span lang={LOCALES[locale].tag}>{LOCALES[locale].name}</span> : t(WORDS[offer])}
    </Button>
  ))
}
