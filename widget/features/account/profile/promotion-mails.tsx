import { useSetAtom } from 'jotai'
import { useState } from 'react'

import { marketing } from '../../../../shared/contract/marketing.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import { FailedNote } from '../failed-note.tsx'
import { remoteData, useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { sendProfileAtom } from './profile-state.ts'
import { useSending } from '../sending.ts'

const subscriptionData = remoteData(async ({ api }, _input: null, signal) => {
  const { data } = await api(marketing.subscription, { query: {} }, { signal })
  return data.status === 'subscribed'
})

/** Saved with the press, and never on by itself (ACCOUNT-007). What a letter's own link ended is off here, too. */
export function PromotionMails() {
  const t = useText()
  const from = useRemote(subscriptionData, null)
  return (
    <section className="block">
      <h2>{t('account.promotionMails')}</h2>
      <LoadedPart from={from} failed="account.promotionMailsFailed">
        {(isIn) => <OnOrOff key={String(isIn)} isIn={isIn} onSaved={from.again} />}
      </LoadedPart>
    </section>
  )
}

function OnOrOff({ isIn, onSaved }: { isIn: boolean; onSaved: () => void }) {
  const t = useText()
  const save = useSetAtom(sendProfileAtom)
  const [isOn, setOn] = useState(isIn)
  const { failed, send } = useSending(async (promotions_opt_in: boolean) => {
    setOn(promotions_opt_in)
    await save({ promotions_opt_in }).catch((error: unknown) => {
      setOn(isIn)
      throw error
    })
    onSaved()
  })
  return (
    <>
      <Switch name="promotions_opt_in" checked={isOn} onChange={(event) => send(event.currentTarget.checked)}>
        {t('account.promotionMailsText')}
      </Switch>
      <FailedNote failed={failed} />
    </>
  )
}
