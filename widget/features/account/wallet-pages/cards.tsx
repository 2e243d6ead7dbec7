import { atom, useSetAtom } from 'jotai'
import { useState } from 'react'

import { wallet } from '../../../../shared/contract/wallet.ts'
import type { SavedCard } from '../../../../shared/model/person/wallet.ts'
import { CARD_BRANDS } from '../../../../shared/payments.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DangerButton } from '../../../ui/controls/danger-button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Empty } from '../empty.tsx'
import { FailedNote } from '../failed-note.tsx'
import { remoteData, useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { useSending } from '../sending.ts'
import { SEPARATOR } from '../../../ui/separator.ts'

const cardsData = remoteData(async ({ api, hotelId }, _input: null, signal) => {
  const { data } = await api(wallet.cards, { hotelId }, { signal })
  return data
})

const removeCardAtom = atom(null, async (get, set, cardId: number) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  await get(environmentAtom).api(wallet.removeCard, { hotelId, cardId })
  await set(cardsData.loadAtom, null)
  set(notifyAtom, { id: 'account', message: { key: 'account.cardRemoved' } })
})

/** Cards kept with the gateway; the number itself nobody here has ever seen. */
export function SavedCardsPage() {
  const t = useText()
  const from = useRemote(cardsData, null)
  const [leaving, setLeaving] = useState<SavedCard | null>(null)
  return (
    <LoadedPart from={from} failed="account.cardsFailed">
      {(cards) => (
        <>
          {cards.length === 0 ? (
            <Empty title={t('account.noCards')} />
          ) : (
            <ul className="account-list">
              {cards.map((card) => (
                <li key={card.id} className="row apart wrap">
                  <CardWords card={card} />
                  <Button size="small" aria-haspopup="dialog" onClick={() => setLeaving(card)}>
                    {t('common.remove')}
                    <span className="unseen"> {nameOf(card)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {leaving && <RemoveCard card={leaving} onClose={() => setLeaving(null)} />}
        </>
      )}
    </LoadedPart>
  )
}

const nameOf = ({ brand, last4 }: SavedCard) => `${CARD_BRANDS[brand].mark} ${last4}`

function CardWords({ card }: { card: SavedCard }) {
  const t = useText()
  return (
    <div>
      <b>
        <bdi dir="ltr" translate="no">
          {CARD_BRANDS[card.brand].mark} •••• {card.last4}
        </bdi>
      </b>
      <br />
      <span className="small soft">
        {t('account.cardUntil', { expiry: card.expiration })}
        {card.holder && (
          <>
            {SEPARATOR}
            <bdi translate="no">{card.holder}</bdi>
          </>
        )}
      </span>
    </div>
  )
}

function RemoveCard({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const t = useText()
  const remove = useSetAtom(removeCardAtom)
  const { isSending, failed, send } = useSending(async () => {
    await remove(card.id)
    onClose()
  })
  return (
    <Dialog
      title={t('account.removeCardTitle')}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isSending}
      footer={
        <div className="row wrap">
          <DangerButton busy={isSending} onClick={() => send()}>
            {t('common.remove')}
          </DangerButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      }
    >
      <p>{t('account.removeCardText', { card: nameOf(card) })}</p>
      <FailedNote failed={failed} />
    </Dialog>
  )
}
