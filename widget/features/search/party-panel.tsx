import { useAtomValue, useSetAtom } from 'jotai'

import type { PartyRoom } from '../../../shared/model/party.ts'
import { DEFAULT_ROOM, partyLimits } from '../../../shared/rules/party.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { close, plus } from '../../ui/icons/signs.ts'
import css from '../../ui/look/party.css'
import { RoundButton } from '../../ui/round-button.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'
import { PartyRoomFields } from './party-room-fields.tsx'
import { setPartyAtom } from './state.ts'

/** Who sleeps where: every room has its own party. */
export default function PartyPanel({ anchor, onClose }: PanelProps) {
  useStyle(css)
  const t = useText()
  const { rooms } = useAtomValue(criteriaAtom)
  const setParty = useSetAtom(setPartyAtom)
  const { maxRooms } = partyLimits(useAtomValue(settingsAtom))
  const change = (at: number, room: PartyRoom) => setParty(rooms.map((other, index) => (index === at ? room : other)))
  const isFull = rooms.length >= maxRooms

  const footer = (
    <>
      <Button
        look="quiet"
        size="small"
        icon={plus}
        onClick={() => setParty([...rooms, DEFAULT_ROOM])}
        {...(isFull ? { disabledReason: t('panels.upToRooms', { n: maxRooms }) } : {})}
      >
        {t('panels.addRoom')}
      </Button>
      <Button look="main" size="small" onClick={onClose}>
        {t('core.done')}
      </Button>
    </>
  )
  return (
    <Panel anchor={anchor} onClose={onClose} title={t('search.guests')} footer={footer}>
      <div className="party">
        {rooms.map((room, at) => (
          <section key={at} className="stack" aria-label={t('panels.room', { number: at + 1 })}>
            <div className="row apart">
              <h3>{t('panels.room', { number: at + 1 })}</h3>
              {rooms.length > 1 && (
                <RoundButton
                  plain
                  icon={close}
                  label={t('panels.removeRoom', { number: at + 1 })}
                  onClick={() => setParty(rooms.filter((_, index) => index !== at))}
                />
              )}
            </div>
            <PartyRoomFields room={room} onChange={(changed) => change(at, changed)} />
          </section>
        ))}
      </div>
    </Panel>
  )
}
