import { useAtomValue, useSetAtom } from 'jotai'

import type { Question } from '../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../messages/messages.ts'
import { useText } from '../settings/texts.ts'
import { laterSheet, sendLaterAtom, sentLaterAtom } from './afterwards.ts'
import { useSheet } from './use-sheet.ts'

/** What the form for the questions that are still open shows and does. */
export function useLater(reservation: Reservation, open: readonly Question[]) {
  const t = useText()
  const state = useAtomValue(sentLaterAtom)
  const send = useSetAtom(sendLaterAtom)
  const adults = reservation.rooms.map(({ party }) => party.adults)
  return {
    t,
    fields: useSheet(laterSheet, open, adults),
    isSending: state.kind === 'sending',
    refused: state.kind === 'refused' ? formatMessage(t, state.shown.message) : null,
    onSend: () => void send(reservation, open),
  }
}
