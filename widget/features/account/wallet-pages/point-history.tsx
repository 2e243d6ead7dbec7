import { useAtom } from 'jotai'

import { POINT_SCOPES } from '../../../../shared/model/person/wallet.ts'
import type { PointEntry, PointKind } from '../../../../shared/model/person/wallet.ts'
import { number } from '../../../lib/format.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { Empty } from '../empty.tsx'
import { useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { Pager } from '../stays/pager.tsx'
import { askedHistoryAtom, historyData } from './points-state.ts'
import { Tabs } from '../tabs.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

const KINDS = {
  gained: 'account.pointsGained',
  spent: 'account.pointsSpent',
  refunded: 'account.pointsRefunded',
  expired: 'account.pointsExpired',
  future: 'account.pointsFuture',
} as const satisfies Record<PointKind, string>
const SCOPES = { current: 'account.history', future: 'account.toCome' } as const
const NONE = { current: 'account.noHistory', future: 'account.noFuture' } as const

/** What came and went, five a page, and what is still to come (POINT-015). */
export function PointHistory() {
  const t = useText()
  const [asked, ask] = useAtom(askedHistoryAtom)
  const from = useRemote(historyData, asked)
  return (
    <section className="stack wide" aria-label={t('account.history')}>
      <Tabs
        label={t('account.history')}
        tabs={POINT_SCOPES.map((value) => ({ value, label: t(SCOPES[value]) }))}
        value={asked.scope}
        onChange={(scope) => ask({ page: 1, scope })}
      />
      <LoadedPart from={from} failed="account.historyFailed">
        {({ data, meta: { page, total_pages: pages } }) =>
          data.length === 0 ? (
            <Empty title={t(NONE[asked.scope])} />
          ) : (
            <>
              <ul className="account-list history">
                {data.map((entry) => (
                  <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
                ))}
              </ul>
              <Pager page={page} pages={pages} onPage={(next) => ask({ ...asked, page: next })} />
            </>
          )
        }
      </LoadedPart>
    </section>
  )
}

function Entry({ entry: { kind, amount, date, reservation_number: stay } }: { entry: PointEntry }) {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('account.points')
  const isGone = kind === 'expired'
  return (
    <li className={classNames('row apart', isGone && 'gone')}>
      <div>
        <b>{t(KINDS[kind])}</b>
        <br />
        <span className="small soft">
          <time dateTime={date}>
            <bdi>{displayDate(date)}</bdi>
          </time>
          {stay && (
            <>
              {SEPARATOR}
              <bdi translate="no">{stay}</bdi>
            </>
          )}
        </span>
      </div>
      <b className={amount > 0 ? 'plus' : 'minus'}>
        <bdi dir="ltr" translate="no">
          {amount > 0 && '+'}
          {number(amount, locale)}
        </bdi>
        <span className="unseen"> {name}</span>
      </b>
    </li>
  )
}
