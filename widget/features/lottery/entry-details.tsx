import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../shared/constants.ts'
import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import type { Guest } from '../../../shared/model/stay/reservation.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { dayAndTime } from '../../lib/format.ts'
import { isFamilyFirst } from '../../lib/name-order.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { userAtom } from '../../state/session/user.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import formCss from '../../ui/styles/base/form.css'
import roomsCss from '../../ui/styles/base/rooms.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { EntryField } from './entry-field.tsx'
import { entryForm, entryInfoAtom, fillEntryAtom, sendEntryAtom } from './entry-form.ts'
import type { Offer } from './entry-offer.ts'
import { EntrySummary } from './entry-summary.tsx'
import { eventData } from './event-state.ts'
import { LotteryError } from './lottery-error.tsx'

type Props = { criteria: Criteria; offer: Offer; eventUuid: string; entry: LotteryEntry | null }

const OTHERS: readonly (keyof Guest)[] = [
  'last_name_kana',
  'first_name_kana',
  'last_name_kanji',
  'first_name_kanji',
  'email',
  'phone',
  'nationality',
  'postal_code',
  'prefecture_or_state',
  'street_address',
  'building_name_and_number',
]

/** Who comes, beside the room that is entered for. */
export function EntryDetails({ criteria, offer, eventUuid, entry }: Props) {
  useStylesheet(formCss)
  useStylesheet(roomsCss)
  const t = useText()
  const locale = useLocale()
  const user = useAtomValue(userAtom)
  const fill = useSetAtom(fillEntryAtom)
  const send = useSetAtom(sendEntryAtom)
  const isBusy = useAtomValue(entryForm.isBusyAtom)
  const { state: event } = useRemote(eventData, { eventUuid }, { once: true })
  useEffect(() => {
    if (user) void fill(entry)
  }, [fill, entry, user])

  const { room, plan } = offer
  const submit = () => {
    const asked = {
      checkin_date: criteria.checkin,
      checkout_date: criteria.checkout,
      room_type_code: room.room_type_code,
      room_plan_code: plan.room_plan_code,
      party: criteria.rooms[0] ?? { adults: 1, children: 0 },
    }
    void send(asked, { eventUuid, entryNumber: entry?.entry_number ?? null })
  }
  const names: readonly (keyof Guest)[] = isFamilyFirst(locale)
    ? ['last_name', 'first_name']
    : ['first_name', 'last_name']
  return (
    <div className="pages">
      <div className="with-aside">
        <Form className="stack wide" busy={isBusy} onSubmit={submit}>
          <div className="stack">
            <PageTitle takesFocus>{t(entry ? 'lottery.formChangeTitle' : 'lottery.formTitle')}</PageTitle>
            {event.kind === 'ready' && (
              <p className="soft">
                {t('lottery.formLead', {
                  moment: dayAndTime(event.value.reservation_deadline, locale, event.value.time_zone),
                })}
              </p>
            )}
          </div>
          <section className="block">
            <div className="fields">
              {[...names, ...OTHERS].map((name) => (
                <EntryField key={name} name={name} />
              ))}
            </div>
            <Requests />
          </section>
          <LotteryError />
          <div>
            <Button look="main" type="submit" busy={isBusy}>
              {t(entry ? 'lottery.save' : 'lottery.submit')}
            </Button>
          </div>
        </Form>
        <EntrySummary {...{ criteria, offer }} event={event.kind === 'ready' ? event.value : null} />
      </div>
    </div>
  )
}

function Requests() {
  const t = useText()
  const { requests: requirement } = useAtomValue(entryInfoAtom)
  const { requests } = useAtomValue(entryForm.valuesAtom)
  const { requests: wrong } = useAtomValue(entryForm.fieldErrorsAtom)
  const type = useSetAtom(entryForm.typeAtom)
  if (requirement === 'do_not_ask') return null
  return (
    <TextArea
      label={t('guest.requests')}
      name="requests"
      value={requests}
      required={requirement === 'required'}
      optional={requirement === 'optional' && t('common.optional')}
      maxLength={FREE_TEXT_CHARACTERS}
      error={wrong && formatMessage(t, wrong)}
      onChange={({ currentTarget }) => type('requests', currentTarget.value)}
    />
  )
}
