import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { Settings } from '../../../shared/model/hotel/settings.ts'
import type { PartyErrorKey, PartyLimits } from '../../../shared/rules/party/party.ts'
import { partyLimits } from '../../../shared/rules/party/party.ts'
import type { Translate } from '../../lib/i18n.ts'
import { Lazy } from '../../state/lazy.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { programAtom } from '../../state/session/user.ts'
import { FieldNote } from '../../ui/fields/field-frame.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { ChildAnswers } from './child-answers.tsx'
import { nextStep, partyRefusal, withChildren, withTier } from './party-form.ts'
import type { StepLimit } from './party-form.ts'
import type { FormRoom } from './state.ts'
import { TierName } from './tier-name.tsx'

export type FieldsProps = { room: FormRoom; onChange: (room: FormRoom) => void }

/** Why there cannot be more, in the hotel's numbers; what is not here cannot come of one step more. */
const REASONS: Partial<Record<PartyErrorKey, (t: Translate, limits: PartyLimits) => string>> = {
  'errors.partyTooManyAdults': (t, { maxAdultsPerRoom }) => t('party.upToAdults', { n: maxAdultsPerRoom }),
  'errors.partyTooManyGuests': (t, { maxGuestsPerRoom }) => t('party.upToGuests', { n: maxGuestsPerRoom }),
  'errors.partyTooManyChildren': (t, { maxChildrenPerRoom }) => t('party.upToChildren', { n: maxChildrenPerRoom ?? 0 }),
  'errors.partyTooManyPerAdult': (t, { maxChildrenPerAdult }) =>
    t('party.upToPerAdult', { n: maxChildrenPerAdult ?? 0 }),
  'errors.partySharedBeds': (t) => t('party.sharedPerAdult'),
}

export function PartyRoomFields({ room, onChange }: FieldsProps) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const limits = partyLimits(settings)
  const hasCompanions = useAtomValue(programAtom)?.additional_tiers_attributes.some((tier) => tier.is_active) ?? false
  const refusal = partyRefusal(room, limits)
  const wrong = refusal && REASONS[refusal]?.(t, limits)
  return (
    <div className="room-line">
      <Counter
        name={t('party.adults')}
        under={takesChildren(settings) && t('party.adultsFrom', { n: eldestChild(settings) + 1 })}
        fewer={t('party.fewerAdults')}
        more={t('party.moreAdults')}
        value={room.adults}
        min={1}
        step={nextStep(room.adults, { ...room, adults: room.adults + 1 }, limits)}
        limits={limits}
        isExplained={!wrong}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <ChildFields room={room} onChange={onChange} limits={limits} isExplained={!wrong} />
      {hasCompanions && <Lazy load={companions} props={{ room, onChange }} />}
      {wrong && (
        <div role="alert">
          <FieldNote id={`party-${refusal}`} error={wrong} />
        </div>
      )}
    </div>
  )
}

/** Children priced by tiers of which the hotel names none cannot be asked for. */
const takesChildren = ({ kids_setting, kids_tiers }: Settings): boolean =>
  kids_setting.accept_type !== 'none' && (kids_setting.kids_type === 'ages' || kids_tiers.length > 0)

/** Who is older counts as an adult, teenagers too. */
const eldestChild = ({ kids_setting, kids_tiers }: Settings): number =>
  kids_setting.kids_type === 'ages' ? kids_setting.max_age : Math.max(...kids_tiers.map(({ max_age }) => max_age))

const companions = () => import('./companions.tsx').then(({ Companions }) => Companions)

type LimitedProps = FieldsProps & { limits: PartyLimits; isExplained: boolean }

/** By the hotel's way of pricing children: not taken, by tier, or one by one (SEARCH-014). */
function ChildFields({ room, onChange, limits, isExplained }: LimitedProps) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const { kids_setting: kids, kids_tiers: tiers } = settings
  if (!takesChildren(settings)) return <p className="tiny soft">{t('party.noChildren')}</p>
  if (kids.kids_type === 'tiers')
    return tiers.map((tier) => {
      const value = room.kids_tiers?.find((other) => other.code === tier.code)?.children ?? 0
      return (
        <Counter
          key={tier.code}
          name={<TierName tier={tier} />}
          label={tier.name}
          fewer={t('party.fewerOf', { tier: tier.name })}
          more={t('party.moreOf', { tier: tier.name })}
          step={nextStep(value, withTier(room, tier.code, value + 1), limits)}
          onChange={(children) => onChange(withTier(room, tier.code, children))}
          {...{ value, limits, isExplained }}
        />
      )
    })
  return (
    <>
      <Counter
        name={t('party.children')}
        under={kids.kids_type === 'ages' ? t('party.childrenTo', { age: kids.max_age }) : null}
        fewer={t('party.fewerChildren')}
        more={t('party.moreChildren')}
        value={room.children}
        step={nextStep(room.children, withChildren(room, room.children + 1, settings), limits)}
        onChange={(children) => onChange(withChildren(room, children, settings))}
        {...{ limits, isExplained }}
      />
      {room.children > 0 && <ChildAnswers room={room} onChange={onChange} />}
    </>
  )
}

type CounterProps = {
  name: ReactNode
  /** The name by itself, where more is shown. */
  label?: string
  under?: ReactNode
  fewer: string
  more: string
  value: number
  min?: number
  step: StepLimit
  limits: PartyLimits
  /** The reason stands here, and not once for the whole room. */
  isExplained: boolean
  onChange: (value: number) => void
}

function Counter({ name, label, under, step, limits, isExplained, ...counter }: CounterProps) {
  const t = useText()
  const reason = step.refusal && isExplained ? REASONS[step.refusal]?.(t, limits) : null
  return (
    <div className="row apart">
      <span>
        {name}
        {under && <span className="tiny faint under">{under}</span>}
      </span>
      <Stepper {...counter} label={label ?? String(name)} max={step.max} reason={reason} />
    </div>
  )
}
