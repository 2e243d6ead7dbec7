import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { EMAIL_CHARACTERS } from '../../../../shared/constants.ts'
import { toJson } from '../../../../shared/json.ts'
import { rooms } from '../../../../shared/contract/rooms.ts'
import type { Room } from '../../../../shared/model/search/room.ts'
import { email as emailRule, normalizeEmail } from '../../../../shared/rules/person/names.ts'
import { asFailure } from '../../../lib/failure.ts'
import { dateRange } from '../../../lib/format.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { check } from '../../../ui/icons/signs.ts'
import { Say } from '../../../ui/messages/say.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import css from './alert-form.css'

/** `of`: the stay that was asked for; for another one the form stands open again. */
type State = { kind: 'open'; error: string | null } | { kind: 'sending' } | { kind: 'sent'; of: string }

/** Asks for one mail, once, when the room is free on these dates. */
export function AlertForm({ room }: { room: Room }) {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout, rooms } = useAtomValue(shownCriteriaAtom)
  const of = toJson([checkin, checkout, rooms])
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>({ kind: 'open', error: null })
  const ask = useAsk(room)
  const range = dateRange(checkin, checkout, locale)

  const refuse = (error: string) => setState({ kind: 'open', error })
  const send = async () => {
    const wrong = emailRule(email)
    if (wrong) return refuse(t(wrong))
    setState({ kind: 'sending' })
    const failure = await ask(normalizeEmail(email))
    if (failure) refuse(formatMessage(t, shownOf(failure).message))
    else setState({ kind: 'sent', of })
  }
  if (state.kind === 'sent' && state.of === of)
    return (
      <div role="status">
        <Say kind="good" icon={check}>
          {t('results.alertDone', { email: normalizeEmail(email), range })}
        </Say>
      </div>
    )
  return (
    <Form className="alert-form" busy={state.kind === 'sending'} onSubmit={() => void send()}>
      <Field
        type="email"
        name="alert-email"
        autoComplete="email"
        maxLength={EMAIL_CHARACTERS}
        label={t('results.alertEmail')}
        help={t('results.alertHelp', { range })}
        error={state.kind === 'open' && state.error}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setState({ kind: 'open', error: null })
        }}
      />
      <Button type="submit" size="small" busy={state.kind === 'sending'}>
        {t('results.alertSend')}
      </Button>
    </Form>
  )
}

/** The failure, or null when the hotel will write. */
function useAsk(room: Room) {
  const { api } = useAtomValue(environmentAtom)
  const { hotel_id } = useAtomValue(settingsAtom)
  const criteria = useAtomValue(shownCriteriaAtom)
  return (email: string) => {
    const body = {
      email,
      checkin_date: criteria.checkin,
      checkout_date: criteria.checkout,
      rooms: criteria.rooms,
      room_type_codes: [room.room_type_code],
    }
    return api(rooms.alert, { hotelId: hotel_id, body }).then(() => null, asFailure)
  }
}
