import { useSetAtom } from 'jotai'

import type { Profile } from '../../../shared/model/member.ts'
import { useText } from '../../state/texts.ts'
import { Switch } from '../../ui/switch.tsx'
import { FailedNote } from './failed-note.tsx'
import { sendProfileAtom } from './profile-state.ts'
import { useSending } from './sending.ts'

/** Saved with the press, and never on by itself (ACCOUNT-007). */
export function PromotionMails({ profile: { promotions_opt_in: isIn = false } }: { profile: Profile }) {
  const t = useText()
  const save = useSetAtom(sendProfileAtom)
  const { failed, send } = useSending((promotions_opt_in: boolean) => save({ promotions_opt_in }))
  return (
    <section className="block">
      <h2>{t('account.promotionMails')}</h2>
      <Switch name="promotions_opt_in" checked={isIn} onChange={(event) => send(event.currentTarget.checked)}>
        {t('account.promotionMailsText')}
      </Switch>
      <FailedNote failed={failed} />
    </section>
  )
}
