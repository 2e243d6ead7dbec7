import { useAtomValue, useSetAtom } from 'jotai'

import type { Extra, ExtraInventory } from '../../../../shared/model/stay/extra.ts'
import { dayInSentence } from '../../../lib/format.ts'
import type { Translate } from '../../../lib/i18n.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { useFocusAlong } from '../../../ui/controls/use-focus-along.ts'
import { chosenExtrasAtom } from './extras-choice.ts'
import { stayAtom } from '../stay.ts'
import { leftOf, mostOf, quantityOf, stepped } from './slots.ts'
import type { Most, Slot } from './slots.ts'
import { chooseExtraAtom } from './state.ts'

/** Up to so many the number left is told (docs/hotel-facts.md). */
const FEW = 9

type SlotProps = {
  extra: Extra
  inventory: ExtraInventory
  slot: Slot
  name: string
  /** The id of the name, where it stands on the screen. */
  nameId?: string
}

/** Takes one extra, day or time of it with a press, and then counts it, between its own limits and what is left. */
export function SlotStepper({ extra, inventory, slot, name, nameId }: SlotProps) {
  const t = useText()
  const chosen = useAtomValue(chosenExtrasAtom)
  const choose = useSetAtom(chooseExtraAtom)
  const left = useLeft(inventory, slot)
  const value = quantityOf(chosen, slot)
  const most = mostOf(extra, slot, chosen, left)
  const [place, wantedRef] = useFocusAlong<HTMLSpanElement>(value > 0)
  const take = (asked: number) => {
    const next = stepped(extra, value, asked)
    wantedRef.current = next > 0
    choose(slot, next)
  }
  // Where the extra itself is counted, its row says that it is sold out.
  const isSaidAbove = left === 0 && nameId !== undefined
  const reason = !isSaidAbove && reasonOf(t, extra, most, left)
  return (
    <span className="stack tight counted" ref={place}>
      {value > 0 ? (
        <Stepper
          label={nameId === undefined ? name : { id: nameId }}
          fewer={t('extras.fewer', { name })}
          more={t('extras.more', { name })}
          value={value}
          max={most.most}
          onChange={take}
          reason={reason}
        />
      ) : (
        <Button
          size="small"
          aria-label={`${t('extras.add')}: ${name}`}
          disabledReason={most.most === 0 && (reason || true)}
          onClick={() => take(1)}
        >
          {t('extras.add')}
        </Button>
      )}
      {left !== null && left > 0 && left <= FEW && value < most.most && (
        <span className="tiny soft">{t('extras.left', { n: left })}</span>
      )}
    </span>
  )
}

function reasonOf(t: Translate, extra: Extra, { because }: Most, left: number | null): string {
  switch (because) {
    case 'each':
      return t('extras.upTo', { max: extra.max_quantity })
    case 'booking':
      return t('extras.limit', { max: extra.booking_limit ?? extra.max_quantity })
    case 'stock':
      return left ? t('extras.left', { n: left }) : t('extras.soldOut')
    default:
      return because satisfies never
  }
}

export function useLeft(inventory: ExtraInventory, slot: Slot): number | null {
  return leftOf(inventory, slot, useAtomValue(stayAtom).checkin)
}

/** The day, the time, or both. */
export function useSlotWords({ date, delivered_at }: { date?: string | null; delivered_at?: string | null }): string {
  const t = useText()
  const locale = useLocale()
  const day = date ? dayInSentence(date, locale) : ''
  return day && delivered_at ? t('extras.dayAndTime', { day, time: delivered_at }) : day || (delivered_at ?? '')
}
