import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { changingAtom } from '../../../state/reservation/change.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { UpdateBand } from '../update-band.tsx'
import { useReview } from '../use-review.ts'
import { followUpdateAtom, leaveUpdateAtom } from './commands.ts'

/** Names the stay above every step of its change, and keeps it at hand for them; who cannot change it is led to it. */
export default function UpdatingBand() {
  const updating = useAtomValue(updatingAtom)
  const { kind } = useAtomValue(changingAtom)
  const { review } = useReview()
  const follow = useSetAtom(followUpdateAtom)
  const leave = useSetAtom(leaveUpdateAtom)
  useEffect(() => follow(review), [follow, review])
  return updating && <UpdateBand number={updating.number} isBusy={kind === 'busy'} onLeave={leave} />
}
