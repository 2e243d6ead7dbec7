import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { MAX_UNDATED_NIGHTS } from '../../../shared/constants.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import css from '../../ui/styles/base/options.css'
import { Segments } from '../../ui/controls/segments.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { CouponChip, PromoCode } from './options-codes.tsx'
import { setDayUseAtom, setFlightAtom, setNightsAtom, setUndatedAtom, undatedRefusalAtom } from './options-state.ts'

/** Other ways to search, each where the hotel offers it. */
export function Options() {
  useStylesheet(css)
  const t = useText()
  const offered = useAtomValue(settingsAtom).booking_widget_setting_attributes
  return (
    <div className="options" role="group" aria-label={t('options.ways')}>
      {offered.dynamic_package && <FlightTab />}
      {offered.is_undated_search_enabled && <OpenDates />}
      {offered.is_day_use_enabled && <DayUse />}
      <PromoCode />
      <CouponChip />
    </div>
  )
}

function FlightTab() {
  const t = useText()
  const { dynamic_package } = useAtomValue(criteriaAtom)
  const setFlight = useSetAtom(setFlightAtom)
  return (
    <Segments
      label={t('options.kind')}
      value={dynamic_package ? 'flight' : 'stay'}
      segments={[
        { value: 'stay', label: t('options.stayOnly') },
        { value: 'flight', label: t('options.withFlight') },
      ]}
      onChange={(kind) => setFlight(kind === 'flight')}
    />
  )
}

function OpenDates() {
  const t = useText()
  const { is_undated, nights } = useAtomValue(criteriaAtom)
  const refusal = useAtomValue(undatedRefusalAtom)
  const setUndated = useSetAtom(setUndatedAtom)
  const setNights = useSetAtom(setNightsAtom)
  return (
    <>
      <Way label={t('options.openDates')} isChosen={is_undated} refusal={refusal && t(refusal)} onChange={setUndated} />
      {is_undated && (
        <Stepper
          label={t('options.nights')}
          fewer={t('options.fewerNights')}
          more={t('options.moreNights')}
          value={nights}
          min={1}
          max={MAX_UNDATED_NIGHTS}
          shown={t('core.nights', { n: nights })}
          onChange={setNights}
        />
      )}
    </>
  )
}

function DayUse() {
  const t = useText()
  const { is_day_use, dynamic_package } = useAtomValue(criteriaAtom)
  const setDayUse = useSetAtom(setDayUseAtom)
  const refusal = dynamic_package && t('options.notWithFlight')
  return <Way label={t('options.dayUse')} isChosen={is_day_use} refusal={refusal} onChange={setDayUse} />
}

type WayProps = { label: string; isChosen: boolean; refusal?: ReactNode; onChange: (isChosen: boolean) => void }

/** A switch that stays in view, with the reason, while it cannot be used. */
function Way({ label, isChosen, refusal, onChange }: WayProps) {
  const why = useId()
  return (
    <span className={classNames('way', Boolean(refusal) && 'off')}>
      <Switch
        checked={isChosen}
        disabled={Boolean(refusal)}
        aria-describedby={refusal ? why : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {label}
      </Switch>
      {refusal && (
        <span className="tiny soft" id={why}>
          {refusal}
        </span>
      )}
    </span>
  )
}
