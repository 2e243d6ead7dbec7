import { useAtomValue, useSetAtom } from 'jotai'

import { lottery } from '../../../shared/contract/lottery.ts'
import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { notifyAtom } from '../../state/messages/messages.ts'
import { goAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { keepReturnAtom } from '../../state/navigation/return-to.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { LotteryLink } from './lottery-link.tsx'
import { actAtom, isBusyAtom } from './entry-state.ts'
import { LoadedEntry } from './loaded-entry.tsx'
import { LotteryError } from './lottery-error.tsx'
import css from './lottery.css'

/** A winner's booking whose payment was not finished: go on with it, or give it up and book anew (LOTTERY-020). */
export default function LotteryIncomplete() {
  useStylesheet(css)
  const { lotteryEntryNumber = '' } = useAtomValue(routeAtom).params
  const isSignedIn = useAtomValue(isSignedInAtom)
  if (!isSignedIn) return <SignedOut />
  return <LoadedEntry entryNumber={lotteryEntryNumber}>{(entry) => <Unfinished entry={entry} />}</LoadedEntry>
}

function Unfinished({ entry }: { entry: LotteryEntry }) {
  const t = useText()
  const act = useSetAtom(actAtom)
  const go = useSetAtom(goAtom)
  const notify = useSetAtom(notifyAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const { reservation, entry_number: confirmationNumber } = entry
  if (!reservation?.is_incomplete)
    return (
      <MiddlePage title={t('lottery.confirmationTitle')} text={t('lottery.nothingOpen')}>
        <LotteryError />
        <div className="lottery-ways">
          <LotteryLink look="main" target={{ to: 'lotteryConfirmation', params: { confirmationNumber } }}>
            {t('lottery.seeEntry')}
          </LotteryLink>
        </div>
      </MiddlePage>
    )
  const remove = async () => {
    const after = await act(lottery.deleteIncomplete, confirmationNumber)
    if (!after) return
    if (after.reservation === null) notify({ id: 'lottery-deleted', message: { key: 'lottery.deleted' } })
    go({ to: 'lotteryConfirmation', params: { confirmationNumber }, replace: true })
  }
  const target = {
    to: 'confirmation',
    params: { confirmationNumber: reservation.reservation_number },
  } as const
  return (
    <MiddlePage title={t('lottery.incompleteTitle')} text={t('lottery.incompleteText')}>
      <LotteryError />
      <p className="small soft">
        {t('lottery.number')}{' '}
        <bdi dir="ltr" translate="no">
          {confirmationNumber}
        </bdi>
      </p>
      <div className="lottery-ways">
        <LotteryLink look="main" target={target}>
          {t('lottery.goOn')}
        </LotteryLink>
        <Button busy={isBusy} onClick={() => void remove()}>
          {t('lottery.delete')}
        </Button>
      </div>
    </MiddlePage>
  )
}

/** Not protected, and so nothing of anybody's stands on it (AMB-40). */
function SignedOut() {
  const t = useText()
  const keepReturn = useSetAtom(keepReturnAtom)
  const go = useSetAtom(goAtom)
  const signIn = () => {
    keepReturn()
    go({ to: 'signIn' })
  }
  return (
    <MiddlePage title={t('lottery.incompleteTitle')} text={t('lottery.incompleteSignIn')}>
      <div className="lottery-ways">
        <Button look="main" onClick={signIn}>
          {t('lottery.signIn')}
        </Button>
      </div>
    </MiddlePage>
  )
}
