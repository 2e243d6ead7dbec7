import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { userAtom } from '../session/user.ts'
import { askedAfterwardsAtom, loadAskedAtom } from './afterwards.ts'

/** Asks for the questions of a booked stay, and anew whenever the stay is read again, as in another language, or by another reader. */
export function useAskedAfterwards(reservation: Reservation) {
  const { questions, failed } = useAtomValue(askedAfterwardsAtom)(reservation)
  const load = useSetAtom(loadAskedAtom)
  const reader = useAtomValue(userAtom)?.id
  useEffect(() => {
    const left = new AbortController()
    void load(reservation, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who reads changes the answer
  }, [load, reservation, reader])
  const answered = useMemo(() => questions.filter(({ answer }) => answer !== null), [questions])
  const open = questions.filter(({ answer }) => answer === null)
  return { answered, open, failed, again: () => void load(reservation) }
}
