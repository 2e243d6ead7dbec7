import { useAtomValue } from 'jotai'

import type { Program } from '../../../shared/model/person/member.ts'
import { programAtom } from '../../state/session/user.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Stepper } from '../../ui/controls/stepper.tsx'
import type { FormRoom } from './state.ts'

/** Which of a room's guests each kind is counted among. */
const KINDS = {
  companion_adult: { field: 'adult_companion', among: 'adults' },
  companion_kid: { field: 'kid_tier_A_companion', among: 'children' },
} as const
type Tier = Program['additional_tiers_attributes'][number]

type CompanionsProps = { room: FormRoom; onChange: (room: FormRoom) => void }

/** How many of a room's guests come as companions of the member (MEMBER-060): each kind the program has, by its own name. */
export function Companions({ room, onChange }: CompanionsProps) {
  const tiers = useAtomValue(programAtom)?.additional_tiers_attributes ?? []
  return (
    <>
      {tiers
        .filter((tier) => tier.is_active)
        .map((tier) => (
          <Companion key={tier.kind} {...{ tier, room, onChange }} />
        ))}
    </>
  )
}

function Companion({ tier, room, onChange }: CompanionsProps & { tier: Tier }) {
  const t = useText()
  const locale = useLocale()
  const { field, among } = KINDS[tier.kind]
  const most = room[among]
  const value = Math.min(room[field] ?? 0, most)
  // Five languages are written by the brand; the others read English (MEMBER-060).
  const name = tier.translations[locale] ?? tier.translations.en ?? ''
  return (
    <div className="row apart">
      <span>{name}</span>
      <Stepper
        label={name}
        fewer={t('party.fewerOf', { tier: name })}
        more={t('party.moreOf', { tier: name })}
        value={value}
        max={most}
        onChange={(next) => onChange({ ...room, [field]: next === 0 ? undefined : next })}
      />
    </div>
  )
}
