import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { routeAtom, routeRowAtom } from '../../state/navigation/navigation.ts'
import { CloseBar } from '../header/close-bar.tsx'
import { leaveStepAtom } from '../../state/navigation/return-to.ts'
import { guardAtom, leadAwayAtom } from '../guard.ts'
import { MEMBER_SCREENS } from './member-screens.ts'
import { Part } from './part.tsx'
import { StartSkeleton } from '../start/start-skeleton.tsx'

/** A screen about members, for who may see it; anybody else is led to where they can go on (AMB-33, PERM-031). */
export function MemberPage() {
  const { id } = useAtomValue(routeAtom)
  const { frame } = useAtomValue(routeRowAtom)
  const guard = useAtomValue(guardAtom)
  const leadAway = useSetAtom(leadAwayAtom)
  const leaveStep = useSetAtom(leaveStepAtom)
  useEffect(() => leadAway(guard), [leadAway, guard])
  useEffect(() => () => leaveStep(id), [leaveStep, id])
  const screen = MEMBER_SCREENS[id]
  if (guard !== 'open' || !screen) return <StartSkeleton />
  return (
    <>
      {frame === 'close' && <CloseBar />}
      <Part screen={screen} waiting={<StartSkeleton />} />
    </>
  )
}
