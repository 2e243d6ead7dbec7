import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { partyWords } from '../../lib/party-words.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { close } from '../../ui/icons/signs.ts'
import { RoundButton } from '../../ui/controls/round-button.tsx'
import { PartyRoomFields } from './party-room-fields.tsx'
import type { FormRoom } from './state.ts'

type SectionProps = {
  room: FormRoom
  number: number
  /** Its fields are in view; else only what they say. */
  isOpen: boolean
  onOpen: () => void
  onChange: (room: FormRoom) => void
  onRemove?: () => void
}

export function PartyRoomSection({ room, number, isOpen, onOpen, onChange, onRemove }: SectionProps) {
  const t = useText()
  return (
    <section className="party-room" aria-label={t('party.room', { number })}>
      <div className="row apart">
        <h4>{t('party.room', { number })}</h4>
        {!isOpen && (
          <Button look="quiet" size="small" aria-label={t('party.changeRoom', { number })} onClick={onOpen}>
            {partyWords(t, partyTotals([room]))}
          </Button>
        )}
        {onRemove && <RoundButton plain icon={close} label={t('party.removeRoom', { number })} onClick={onRemove} />}
      </div>
      {isOpen && <PartyRoomFields room={room} onChange={onChange} />}
    </section>
  )
}
