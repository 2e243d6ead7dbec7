import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { MAX_FLIGHT_ROOMS } from '../../../shared/constants.ts'
import { DEFAULT_ROOM, partyLimits } from '../../../shared/rules/party/party.ts'
import { times } from '../../../shared/rules/times.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import css from '../../ui/styles/base/party.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'
import { PartyRoomSection } from './party-room.tsx'
import { isPartyWholeAtom, setPartyAtom } from './party-state.ts'
import { partyAtom, hasTriedSearchAtom } from './state.ts'
import type { FormRoom } from './state.ts'

/** More rooms than these are read one by one, so only the one in hand shows its fields. */
const OPEN_ROOMS = 3

/** Who sleeps where: every room has its own party. */
export default function PartyPanel({ anchor, onClose }: PanelProps) {
  useStylesheet(css)
  const t = useText()
  const party = useAtomValue(partyAtom)
  const setParty = useSetAtom(setPartyAtom)
  const isWhole = useAtomValue(isPartyWholeAtom)
  const setTried = useSetAtom(hasTriedSearchAtom)
  const [inHand, setInHand] = useState(0)

  const change = (at: number, room: FormRoom) => setParty(party.map((other, index) => (index === at ? room : other)))
  const resize = (count: number) => {
    setParty(times(count, (at) => party[at] ?? DEFAULT_ROOM))
    setInHand(count - 1)
  }
  const done = () => (isWhole ? onClose() : setTried(true))
  return (
    <Panel
      anchor={anchor}
      onClose={onClose}
      title={t('search.guests')}
      footer={
        <Button look="main" size="small" onClick={done}>
          {t('core.done')}
        </Button>
      }
    >
      <div className="party">
        <RoomCount count={party.length} onChange={resize} />
        {party.map((room, at) => (
          <PartyRoomSection
            key={at}
            room={room}
            number={at + 1}
            isOpen={party.length <= OPEN_ROOMS || at === inHand}
            onOpen={() => setInHand(at)}
            onChange={(changed) => change(at, changed)}
            {...(party.length > 1 && { onRemove: () => setParty(party.filter((_, index) => index !== at)) })}
          />
        ))}
      </div>
    </Panel>
  )
}

function RoomCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useText()
  const isPackage = useAtomValue(criteriaAtom).dynamic_package !== null
  const { maxRooms } = partyLimits(useAtomValue(settingsAtom), isPackage)
  const isFlights = isPackage && maxRooms === MAX_FLIGHT_ROOMS
  return (
    <div className="row apart">
      <span>{t('party.rooms')}</span>
      <Stepper
        label={t('party.rooms')}
        fewer={t('party.removeLast')}
        more={t('party.addRoom')}
        value={count}
        min={1}
        max={maxRooms}
        reason={isFlights ? t('party.flightRooms', { n: maxRooms }) : t('party.upToRooms', { n: maxRooms })}
        onChange={onChange}
      />
    </div>
  )
}
