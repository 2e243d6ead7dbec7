import { atom } from 'jotai'

import { POINT_HISTORY_PAGE_SIZE } from '../../../../shared/constants.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import { wallet } from '../../../../shared/contract/wallet.ts'
import { EXCHANGE_TYPES } from '../../../../shared/model/person/wallet.ts'
import type { POINT_SCOPES } from '../../../../shared/model/person/wallet.ts'
import { asFailure } from '../../../lib/failure.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { remoteData } from '../../../state/remote.ts'

export type HistoryAsked = { page: number; scope: (typeof POINT_SCOPES)[number] }

export const balanceData = remoteData(async ({ api, hotelId }, _input: null, signal) => {
  const [points, profile] = await Promise.all([
    api(wallet.points, { hotelId }, { signal }),
    api(accounts.show, { hotelId }, { signal }),
  ])
  return { points: points.data, profile: profile.data }
})

export const historyData = remoteData(({ api, hotelId }, asked: HistoryAsked, signal) =>
  api(wallet.timeline, { hotelId, query: { ...asked, per_page: POINT_HISTORY_PAGE_SIZE } }, { signal }),
)

export const exchangesData = remoteData(({ api, hotelId }, page: number, signal) =>
  api(wallet.exchanges, { hotelId, query: { page, per_page: POINT_HISTORY_PAGE_SIZE } }, { signal }),
)

/** Which page of which list is looked at. */
export const askedHistoryAtom = atomForVisitor<HistoryAsked>({ page: 1, scope: 'current' })
export const exchangePageAtom = atomForVisitor(1)

/** The key of the exchange under way: the same points go once, however often the guest has to ask (guarantee W9). */
const attemptAtom = atomForVisitor<{ amount: number; key: string } | null>(null)

/** For good. What changes with it is asked anew: the balance, the history and the gifts. */
export const exchangeAtom = atom(null, async (get, set, amount: number) => {
  const { api, newId } = get(environmentAtom)
  const before = get(attemptAtom)
  const key = before?.amount === amount ? before.key : newId()
  set(attemptAtom, { amount, key })
  const [exchange_type] = EXCHANGE_TYPES
  const { hotel_id: hotelId } = get(settingsAtom)
  await api(wallet.exchange, { hotelId, body: { amount, exchange_type } }, { key }).catch((error: unknown) => {
    // Refused is decided; only what nobody knows is asked for again under its key.
    if (asFailure(error).kind === 'refused') set(attemptAtom, null)
    throw error
  })
  set(attemptAtom, null)
  set(exchangePageAtom, 1)
  await Promise.all([
    set(balanceData.loadAtom, null),
    set(exchangesData.loadAtom, 1),
    set(historyData.loadAtom, get(askedHistoryAtom)),
  ])
})
