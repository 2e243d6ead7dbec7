import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { POINT_EXCHANGE_VALID_DAYS } from '../../../../shared/constants.ts'
import { today } from '../../../../shared/rules/days/dates.ts'
import type { Points } from '../../../../shared/model/person/wallet.ts'
import { number } from '../../../lib/format.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { FailedNote } from '../failed-note.tsx'
import { useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { Pager } from '../stays/pager.tsx'
import { exchangeAtom, exchangePageAtom, exchangesData } from './points-state.ts'
import { useSending } from '../sending.ts'

/** Points for a digital gift: for good, so it is asked first (POINT-018). */
export function Exchange({ points: { total_point: total, spend_step: step } }: { points: Points }) {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('account.points')
  const [typed, type] = useState('')
  const [wrong, setWrong] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const amount = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0
  const isPossible = amount > 0 && amount <= total && amount % step === 0
  return (
    <section className="block">
      <h2>{t('account.exchange')}</h2>
      <p className="small soft">{t('account.exchangeText', { name, days: POINT_EXCHANGE_VALID_DAYS })}</p>
      <Form
        className="stack exchange-form"
        onSubmit={() => {
          setWrong(!isPossible)
          setAsking(isPossible)
        }}
      >
        <Field
          label={t('account.exchangeAmount', { name })}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          latin
          maxLength={9}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={
            wrong &&
            !isPossible &&
            t('account.exchangeWrong', { points: number(total, locale), step: number(step, locale) })
          }
        />
        <Button type="submit">{t('account.exchangeButton')}</Button>
      </Form>
      {isAsking && (
        <Question
          amount={amount}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            type('')
          }}
        />
      )}
      <Exchanges />
    </section>
  )
}

type QuestionProps = { amount: number; onClose: () => void; onDone: () => void }

function Question({ amount, onClose, onDone }: QuestionProps) {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('account.points')
  const exchange = useSetAtom(exchangeAtom)
  const notify = useSetAtom(notifyAtom)
  const { isSending, failed, send } = useSending(async () => {
    await exchange(amount)
    notify({ id: 'account', message: { key: 'account.exchanged' } })
    onDone()
  })
  const points = number(amount, locale)
  return (
    <Dialog
      title={t('account.exchangeTitle', { points, name })}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isSending}
      footer={
        <div className="row wrap">
          <Button look="main" busy={isSending} onClick={() => send()}>
            {t('account.exchangeButton')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      }
    >
      <p>{t('account.exchangeForGood', { days: POINT_EXCHANGE_VALID_DAYS })}</p>
      <FailedNote failed={failed} />
    </Dialog>
  )
}

/** The gifts so far; each is taken where its address leads. */
function Exchanges() {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('account.points')
  const { time_zone } = useAtomValue(settingsAtom)
  const [page, turn] = useAtom(exchangePageAtom)
  const from = useRemote(exchangesData, page)
  return (
    <LoadedPart from={from} failed="account.exchangesFailed">
      {({ data, meta }) =>
        data.length > 0 && (
          <div className="stack">
            <h3>{t('account.exchanges')}</h3>
            <ul className="account-list">
              {data.map(({ id, amount, url, expires_at: end }) => (
                <li key={id} className="row apart wrap">
                  <div>
                    <b>{t('account.exchangeOf', { points: number(amount, locale), name })}</b>
                    <br />
                    <span className="small soft">
                      {t('account.validUntil', { date: displayDate(today(time_zone, Date.parse(end))) })}
                    </span>
                  </div>
                  <Link outside href={url} button="other" size="small">
                    {t('account.exchangeOpen')}
                  </Link>
                </li>
              ))}
            </ul>
            <Pager page={page} pages={meta.total_pages} onPage={turn} />
          </div>
        )
      }
    </LoadedPart>
  )
}
