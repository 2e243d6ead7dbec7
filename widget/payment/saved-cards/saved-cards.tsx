import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { SavedCard } from '../../../shared/model/person/wallet.ts'
import { CARD_BRANDS } from '../../../shared/payments.ts'
import { visitorAtom } from '../../state/session/visitor.ts'
import { useText } from '../../state/settings/texts.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { RadioList } from '../../ui/controls/radio-list.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { cardWishAtom } from '../card.ts'
import { chosenAtom, keptChoiceInStepAtom, loadSavedAtom, NEW_CARD, offeredAtom, savedAtom } from './choice.ts'
import css from './saved-cards.css'

const OFF = { short: 'spending.cardShort', brand: 'spending.cardOff' } as const

/** The member's kept cards, of which only the security code is asked, and another one. */
export function SavedCards() {
  useStylesheet(css)
  const t = useText()
  const { kind } = useAtomValue(savedAtom)
  const offered = useAtomValue(offeredAtom)
  const chosen = useAtomValue(chosenAtom)
  const [wish, setWish] = useAtom(cardWishAtom)
  const load = useSetAtom(loadSavedAtom)
  const visitor = useAtomValue(visitorAtom)
  useInStep()
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever comes has cards of their own
  }, [load, visitor])

  if (kind === 'failed')
    return (
      <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void load()}>
        {t('spending.cardsFailed')}
      </RetryBanner>
    )
  if (offered.length === 0) return null
  const lines = offered.map(({ card, off }) => ({
    value: String(card.id),
    label: <CardName card={card} />,
    note: t('spending.cardUntil', { expiry: card.expiration }),
    disabledReason: off && t(OFF[off]),
  }))
  const other = { value: String(NEW_CARD), label: t('spending.otherCard') }
  return (
    <div className={chosen ? 'saved-cards only-code' : 'saved-cards'}>
      <RadioList
        label={t('spending.whichCard')}
        lines={[...lines, other]}
        value={String(chosen?.id ?? NEW_CARD)}
        onChange={(id) => setWish({ ...wish, id: Number(id) })}
      />
    </div>
  )
}

function useInStep() {
  const [choice, keep] = useAtom(keptChoiceInStepAtom)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each choice is told on
  useEffect(() => keep(), [choice, keep])
}

const CardName = ({ card: { brand, last4 } }: { card: SavedCard }) => (
  <bdi dir="ltr" translate="no">
    {CARD_BRANDS[brand].mark} •••• {last4}
  </bdi>
)
