import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import { offerTotal } from '../../../../shared/rules/money/money.ts'
import { dayInSentence } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import css from '../../../ui/styles/base/detail.css'
import { Money } from '../../../ui/money/money.tsx'
import { PaymentMarks } from '../../../ui/payment/payment-marks.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { PlanChoice } from '../choice/choice.tsx'
import { Gallery } from './gallery.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import { PlanLabels } from '../list/plan-labels.tsx'
import { PlanPrice } from '../list/plan-price.tsx'
import { Meals } from '../list/plan-row.tsx'
import { policyOf, stayOf } from './policy-of.ts'
import { PolicyTerms } from './policy-terms.tsx'
import { StayTimes } from './stay-times.tsx'

type PlanDialogProps = { room: Room; plan: RoomPlan; onClose: () => void }

/** All there is to know about a plan of a room. */
export function PlanDialog({ room, plan, onClose }: PlanDialogProps) {
  useStylesheet(css)
  const t = useText()
  const lang = ownLanguage(plan.lang)
  const [larger, setLarger] = useState<number | null>(null)
  const { photos, room_plan_name: name } = plan
  return (
    <Dialog
      bare
      title={<bdi lang={lang}>{name}</bdi>}
      closeLabel={t('core.close')}
      onClose={onClose}
      footer={
        <>
          <div className="foot-offer">
            <PlanPrice plan={plan} />
          </div>
          <PlanChoice room={room} plan={plan} />
        </>
      }
    >
      <Gallery photos={photos} name={name} onLarger={setLarger} />
      {larger !== null && (
        <GalleryDialog photos={photos} name={name} lang={plan.lang} first={larger} onClose={() => setLarger(null)} />
      )}
      <div className="body">
        <div className="stack">
          <p className="small soft">
            <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
          </p>
          <p>
            <bdi lang={lang}>{plan.description}</bdi>
          </p>
          <Meals plan={plan} />
          <PlanLabels room={room} plan={plan} isOfRoom={false} />
          <StayTimes />
        </div>
        <Nights plan={plan} />
        <section className="stack line">
          <h3 className="part title">{t('results.waysToPay')}</h3>
          <PaymentMarks
            label={t('results.waysToPay')}
            marks={plan.payment_method.map((type) => t(`results.pay_${type}`))}
          />
        </section>
        <section className="stack line">
          <h3 className="part title">{t('detail.change')}</h3>
          <PolicyTerms heading="h4" of={policyOf(plan)} {...stayOf(plan, useAtomValue(shownCriteriaAtom))} />
        </section>
      </div>
    </Dialog>
  )
}

/** Night by night with the taxes within; what the place itself asks for comes on top of them. */
function Nights({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const sum = (amount: number) => <Money amount={amount} currency={currency} locale={locale} />
  const { accommodation_tax: local } = plan.price
  return (
    <section className="stack line">
      <h3 className="part title">{t('detail.eachNight')}</h3>
      <dl className="nights">
        {plan.room_rate.map(({ date, rate }) => (
          <div key={date}>
            <dt>{dayInSentence(date, locale)}</dt>
            <dd>{sum(rate)}</dd>
          </div>
        ))}
        {local > 0 && (
          <div>
            <dt>{t('results.accommodationTax')}</dt>
            <dd>{sum(local)}</dd>
          </div>
        )}
        <div className="sum">
          <dt>{t('common.total')}</dt>
          <dd>{sum(offerTotal(plan.price))}</dd>
        </div>
      </dl>
    </section>
  )
}
