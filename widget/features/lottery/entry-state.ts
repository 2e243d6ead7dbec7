import { atom } from 'jotai'

import { lottery } from '../../../shared/contract/lottery.ts'
import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showAtom } from '../../state/messages/failures.ts'
import { clearSlotAtom } from '../../state/messages/messages.ts'
import { remoteData } from '../../state/remote.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

/** Who is signed in is told in the input, so that another account asks anew. */
export const entryData = remoteData(
  async ({ api, hotelId }, { entryNumber }: { entryNumber: string }, signal) =>
    (await api(lottery.show, { hotelId, entryNumber }, { signal })).data,
)

export const isBusyAtom = atomForVisitor(false)

type Action = typeof lottery.cancel | typeof lottery.deleteIncomplete

/** One press, and what it was refused with is told at the lottery (LOTTERY-025); null: it was refused. */
export const actAtom = atom(
  null,
  async (get, set, action: Action, entryNumber: string): Promise<LotteryEntry | null> => {
    if (get(isBusyAtom)) return null
    set(isBusyAtom, true)
    set(clearSlotAtom, 'roomLottery')
    try {
      const { data } = await get(environmentAtom).api(action, { hotelId: get(settingsAtom).hotel_id, entryNumber })
      set(entryData.stateAtom, { kind: 'ready', value: data })
      return data
    } catch (error) {
      set(showAtom, asFailure(error), 'roomLottery')
      return null
    } finally {
      set(isBusyAtom, false)
    }
  },
)
