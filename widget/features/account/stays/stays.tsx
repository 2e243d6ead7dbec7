import { useAtom, useSetAtom } from 'jotai'

import { LIST_STATUSES } from '../../../../shared/model/stay/listed-reservation.ts'
import type { ListStatus } from '../../../../shared/model/stay/listed-reservation.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Empty } from '../empty.tsx'
import { useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { Pager } from './pager.tsx'
import { StayRow } from './stay-row.tsx'
import { askedStaysAtom, staysData } from './stays-state.ts'
import type { StaysAsked } from './stays-state.ts'
import { LotteryEntries } from './lottery-entries.tsx'
import { Tabs } from '../tabs.tsx'

const WORDS = {
  upcoming: { tab: 'account.upcoming', none: 'account.noUpcoming' },
  completed: { tab: 'account.completed', none: 'account.noCompleted' },
  cancelled: { tab: 'account.cancelled', none: 'account.noCancelled' },
  // The entries themselves stand above, and say when there are none.
  lottery: { tab: 'account.lottery', none: null },
} as const satisfies Record<ListStatus, { tab: string; none: string | null }>

/** The member's stays at every hotel of the brand (ACCOUNT-012). */
export function Stays() {
  const t = useText()
  const [asked, ask] = useAtom(askedStaysAtom)
  return (
    <>
      <Tabs
        label={t('account.stays')}
        tabs={LIST_STATUSES.map((value) => ({ value, label: t(WORDS[value].tab) }))}
        value={asked.status}
        onChange={(status) => ask({ page: 1, status })}
      />
      {asked.status === 'lottery' && <LotteryEntries />}
      <StayList asked={asked} />
    </>
  )
}

function StayList({ asked }: { asked: StaysAsked }) {
  const t = useText()
  const ask = useSetAtom(askedStaysAtom)
  const from = useRemote(staysData, asked)
  const { none } = WORDS[asked.status]
  return (
    <LoadedPart from={from} failed="account.staysFailed">
      {({ data, page, total_pages: pages }) =>
        data.length === 0 ? (
          none && <Empty title={t(none)} />
        ) : (
          <>
            {asked.status === 'lottery' && <h2 className="part">{t('account.lotteryStays')}</h2>}
            <ul>
              {data.map((stay, at) => (
                <StayRow key={stay.reservation_number} stay={stay} isFirst={at === 0} />
              ))}
            </ul>
            <Pager page={page} pages={pages} onPage={(next) => ask({ ...asked, page: next })} />
          </>
        )
      }
    </LoadedPart>
  )
}
