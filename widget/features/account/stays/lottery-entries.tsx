import { useAtom } from 'jotai'

import { user } from '../../../../shared/contract/user.ts'
import type { ListedEntry } from '../../../../shared/model/stay/lottery.ts'
import { dateRange } from '../../../lib/format.ts'
import { ENTRY_STATUSES } from '../../../state/lottery/entry-status.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { pageWithin } from '../../../state/page-within.ts'
import { remoteData, useRemote } from '../../../state/remote.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Label } from '../../../ui/messages/label.tsx'
import { Empty } from '../empty.tsx'
import { LoadedPart } from '../loaded.tsx'
import { MoveLink } from './move-link.tsx'
import { Pager } from './pager.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

const entriesData = remoteData(({ api }, asked: { page: number }, signal) =>
  pageWithin(asked.page, (page) => api(user.lotteryResults, { query: { page } }, { signal })),
)
const pageAtom = atomForVisitor(1)

/** The member's entries in room lotteries, the newest first (ACCOUNT-014). */
export function LotteryEntries() {
  const t = useText()
  const [page, setPage] = useAtom(pageAtom)
  const from = useRemote(entriesData, { page })
  return (
    <LoadedPart from={from} failed="account.staysFailed">
      {({ data, page: shown, total_pages: pages }) =>
        data.length === 0 ? (
          <Empty title={t('account.noLottery')} />
        ) : (
          <>
            <ul>
              {data.map((entry) => (
                <EntryRow key={entry.entry_number} entry={entry} />
              ))}
            </ul>
            <Pager page={shown} pages={pages} onPage={setPage} />
          </>
        )
      }
    </LoadedPart>
  )
}

function EntryRow({ entry }: { entry: ListedEntry }) {
  const t = useText()
  const locale = useLocale()
  const { label, kind } = ENTRY_STATUSES[entry.status]
  const params = { confirmationNumber: entry.entry_number }
  return (
    <li className="stay entry" part="lottery-entry">
      <div className="stack tight">
        <span className="row wrap">
          <Label kind={kind}>{formatMessage(t, { key: label })}</Label>
          <bdi className="tiny soft" dir="ltr" translate="no">
            {entry.entry_number}
          </bdi>
        </span>
        <h2 className="part">{entry.event.name}</h2>
        <span className="small">{entry.hotel.name}</span>
        <span className="small">
          {entry.room_type_name}
          {SEPARATOR}
          {dateRange(entry.checkin_date, entry.checkout_date, locale)}
        </span>
      </div>
      <div className="stay-end">
        <MoveLink
          look="other"
          target={{
            to: 'lotteryConfirmation',
            params,
            query: { code: entry.hotel.code, hotelId: String(entry.hotel.hotel_id) },
          }}
        >
          {t('lottery.seeEntry')}
          <span className="unseen"> {entry.entry_number}</span>
        </MoveLink>
      </div>
    </li>
  )
}
