import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../shared/constants.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { displayDate } from '../../../locales/display-date.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { receipt as icon } from '../../ui/icons/booking.ts'
import {
  addresseeAtom,
  addresseeErrorsAtom,
  asksNumberAtom,
  loadPresetAtom,
  receiptStateAtom,
  saveReceiptAtom,
  typeAddresseeAtom,
  writingAtom,
} from './receipt-state.ts'

/** The receipt of what was paid by card: from when on, or whom it is for and the download. */
export function Receipt({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const state = useAtomValue(receiptStateAtom)(reservation)
  if (state.kind === 'never') return null
  return (
    <section className="stack unprinted">
      <h2 className="part">{t('receiptForm.title')}</h2>
      {state.kind === 'from' ? (
        <p>
          <Button size="small" icon={icon} disabledReason={t('receiptForm.fromText')}>
            {t('receiptForm.from', { date: displayDate(localTime(reservation.hotel.time_zone, state.at).date) })}
          </Button>
        </p>
      ) : (
        <ReceiptForm reservation={reservation} />
      )}
    </section>
  )
}

function ReceiptForm({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { reservation_number: of } = reservation
  const addressee = useAtomValue(addresseeAtom)(reservation)
  const asksNumber = useAtomValue(asksNumberAtom)
  const writing = useAtomValue(writingAtom)
  const type = useSetAtom(typeAddresseeAtom)
  const save = useSetAtom(saveReceiptAtom)
  const loadPreset = useSetAtom(loadPresetAtom)
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    // A profile that does not come leaves the fields as they are.
    loadPreset().catch(() => undefined)
  }, [loadPreset])

  const faults = useAtomValue(addresseeErrorsAtom)(reservation)
  const message = (field: keyof typeof faults) => {
    const fault = isChecked ? faults[field] : null
    return fault && formatMessage(t, { key: fault })
  }
  const submit = () => {
    setChecked(true)
    void save(reservation)
  }
  return (
    <Form className="stack" aria-label={t('receiptForm.title')} onSubmit={submit}>
      <p className="small soft">{t('receiptForm.lead')}</p>
      <div className="fields">
        <Field
          label={t(asksNumber ? 'receiptForm.company' : 'receiptForm.name')}
          name="receipt_title"
          autoComplete={asksNumber ? 'organization' : 'name'}
          maxLength={FREE_TEXT_CHARACTERS}
          required
          value={addressee.name}
          error={message('name')}
          onChange={(event) => type(of, { name: event.currentTarget.value })}
        />
        {asksNumber && (
          <Field
            label={t('receiptForm.number')}
            name="receipt_unicode"
            optional={t('common.optional')}
            help={t('receiptForm.numberHelp')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_TYPED}
            latin
            value={addressee.number}
            error={message('number')}
            onChange={(event) => type(of, { number: event.currentTarget.value })}
          />
        )}
      </div>
      {writing.kind === 'slow' && <Banner kind="bad">{t('receiptForm.slow')}</Banner>}
      {writing.kind === 'refused' && <Banner kind="bad">{formatMessage(t, writing.shown.message)}</Banner>}
      <div className="row wrap">
        <Button type="submit" size="small" icon={icon} busy={writing.kind === 'writing'}>
          {t('receiptForm.download')}
        </Button>
        <span className="small soft" role="status">
          {writing.kind === 'writing' && t('receiptForm.making')}
          {writing.kind === 'saved' && t('receiptForm.done')}
        </span>
      </div>
    </Form>
  )
}

/** Room for the spaces and hyphens people put into a number. */
const MOST_TYPED = 40
