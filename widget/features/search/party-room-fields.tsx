import { useAtomValue } from 'jotai'

import type { PartyRoom } from '../../../shared/model/party.ts'
import type { KidsTier, Settings } from '../../../shared/model/settings.ts'
import { partyLimits } from '../../../shared/rules/party.ts'
import { times } from '../../../shared/rules/times.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { Select } from '../../ui/select.tsx'
import { Stepper } from '../../ui/stepper.tsx'

type FieldsProps = { room: PartyRoom; onChange: (room: PartyRoom) => void }

export function PartyRoomFields({ room, onChange }: FieldsProps) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const { maxGuestsPerRoom } = partyLimits(settings)
  const most = maxGuestsPerRoom - room.children
  return (
    <div className="room-line">
      <div className="row apart">
        <span>{t('panels.adults')}</span>
        <Stepper
          label={t('panels.adults')}
          fewer={t('panels.fewerAdults')}
          more={t('panels.moreAdults')}
          value={room.adults}
          min={1}
          max={most}
          reason={t('panels.upToGuests', { n: maxGuestsPerRoom })}
          onChange={(adults) => onChange({ ...room, adults })}
        />
      </div>
      <ChildFields room={room} onChange={onChange} settings={settings} />
    </div>
  )
}

/** By the hotel's way of pricing children: not taken, by age, or by tier (specification 3, "kids_setting"). */
function ChildFields({ room, onChange, settings }: FieldsProps & { settings: Settings }) {
  const { kids_setting: kids, kids_tiers: tiers } = settings
  if (kids.accept_type === 'none') return null
  if (kids.kids_type === 'ages') return <AgeFields room={room} onChange={onChange} settings={settings} />
  return tiers.map((tier) => (
    <TierField key={tier.code} tier={tier} room={room} onChange={onChange} settings={settings} />
  ))
}

/** How many more children the room takes, beside those it has. */
function roomFor(room: PartyRoom, settings: Settings): number {
  const { maxGuestsPerRoom, maxChildrenPerRoom } = partyLimits(settings)
  return Math.min(maxGuestsPerRoom - room.adults, maxChildrenPerRoom ?? Infinity) - room.children
}

function AgeFields({ room, onChange, settings }: FieldsProps & { settings: Settings }) {
  const t = useText()
  const { max_age } = settings.kids_setting
  const ages = room.kids_ages ?? []
  const resize = (children: number) => {
    const kept = ages.slice(0, children)
    const fresh = times(children - kept.length, () => max_age)
    onChange({ ...room, children, kids_ages: [...kept, ...fresh] })
  }
  const setAge = (at: number, age: number) =>
    onChange({ ...room, kids_ages: ages.map((other, index) => (index === at ? age : other)) })
  return (
    <>
      <div className="row apart">
        <span>
          {t('panels.children')}
          <br />
          <span className="tiny faint">{t('panels.childrenTo', { age: max_age })}</span>
        </span>
        <Stepper
          label={t('panels.children')}
          fewer={t('panels.fewerChildren')}
          more={t('panels.moreChildren')}
          value={room.children}
          max={room.children + roomFor(room, settings)}
          onChange={resize}
        />
      </div>
      {ages.length > 0 && (
        <div className="ages">
          {ages.map((age, at) => (
            <Select
              key={at}
              label={t('panels.ageOfChild', { number: at + 1 })}
              value={String(age)}
              choices={times(max_age + 1, (value) => ({
                value: String(value),
                label: String(value),
              }))}
              onChange={(event) => setAge(at, Number(event.currentTarget.value))}
            />
          ))}
        </div>
      )}
    </>
  )
}

function TierField({ tier, room, onChange, settings }: FieldsProps & { tier: KidsTier; settings: Settings }) {
  const t = useText()
  const value = room.kids_tiers?.find((other) => other.code === tier.code)?.children ?? 0
  const setCount = (children: number) => {
    const others = (room.kids_tiers ?? []).filter((other) => other.code !== tier.code)
    const kids_tiers = children > 0 ? [...others, { code: tier.code, children }] : others
    onChange({ ...room, kids_tiers, children: kids_tiers.reduce((sum, other) => sum + other.children, 0) })
  }
  return (
    <div className="row apart">
      <span>
        {tier.name}
        <br />
        <span className="tiny faint">{t('panels.tierAges', { from: tier.min_age, to: tier.max_age })}</span>
      </span>
      <Stepper
        label={tier.name}
        fewer={t('panels.fewerOf', { tier: tier.name })}
        more={t('panels.moreOf', { tier: tier.name })}
        value={value}
        max={value + roomFor(room, settings)}
        onChange={setCount}
      />
    </div>
  )
}
