import { atom } from 'jotai'

import { ERRORS, errorRow } from '../../../shared/errors.ts'
import type { ErrorSlot } from '../../../shared/errors.ts'
import type { Failure } from '../../lib/failure.ts'
import { criteriaAtom } from '../search/search.ts'

/** The lottery that is looked at, and as whose winner: what the price and what is free are asked with beside the search. */
export const lotteryQueryAtom = atom((get) => {
  const { lottery_event, current_lottery_entry, lottery_access_token } = get(criteriaAtom).carried
  if (!lottery_event && !current_lottery_entry) return {}
  return {
    ...(lottery_event && { lottery_event_uuid: lottery_event }),
    ...(current_lottery_entry && { lottery_result_entry_number: current_lottery_entry }),
    ...(lottery_access_token && { lottery_access_token }),
  }
})

/** A winner's link: expired, wrong, used or somebody else's. */
const isOfLink = (code = 0) => code >= ERRORS.linkExpired.code && code <= ERRORS.linkOfOtherAccount.code

/** Where a failed search is told: at the lottery, or above the page, what is about one; with the results everything else. */
export function searchSlot({ kind, codes: [code] }: Failure): ErrorSlot {
  const { slot } = errorRow(code)
  const isOfLottery = slot === 'roomLottery' || isOfLink(code)
  return kind === 'refused' && isOfLottery ? slot : 'searchResult'
}
