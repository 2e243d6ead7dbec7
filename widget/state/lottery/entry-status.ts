import type { LotteryStatus } from '../../../shared/model/stay/lottery.ts'
import type { TextKey } from '../../lib/i18n.ts'

type StatusRow = { label: TextKey; kind: 'accent' | 'plain' | 'good' | 'warn' }

const CANCELLED = { label: 'lottery.cancelled', kind: 'plain' } as const

/** Every state an entry can be in, in a word (LOTTERY-008 to LOTTERY-013, LOTTERY-015, AMB-61). */
export const ENTRY_STATUSES: Record<LotteryStatus, StatusRow> = {
  registered: { label: 'lottery.inProgress', kind: 'accent' },
  not_winner: { label: 'lottery.notWon', kind: 'plain' },
  winner_reservation_pending: { label: 'lottery.won', kind: 'warn' },
  winner_reservation_confirmed: { label: 'lottery.booked', kind: 'good' },
  winner_reservation_cancelled: CANCELLED,
  winner_reservation_pending_declined: CANCELLED,
  registration_cancelled: { label: 'lottery.entryCancelled', kind: 'plain' },
}
