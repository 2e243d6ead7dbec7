import { useAtomValue } from 'jotai'

import { POINTS_CREDITED_DAYS } from '../../../../shared/constants.ts'
import type { Points as Balance } from '../../../../shared/model/person/wallet.ts'
import { isInJapan } from '../../../../shared/rules/person/in-japan.ts'
import { number } from '../../../lib/format.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { memberSettingsAtom } from '../../../state/session/member-settings.ts'
import { userAtom } from '../../../state/session/user.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { clock } from '../../../ui/icons/signs.ts'
import { Say } from '../../../ui/messages/say.tsx'
import { Empty } from '../empty.tsx'
import { Exchange } from './exchange.tsx'
import { useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { PointHistory } from './point-history.tsx'
import { balanceData } from './points-state.ts'

/** A program without points has none to load, which is no failure (POINT-007). */
export function Points() {
  const t = useText()
  const name = usePointName('account.points')
  const user = useAtomValue(userAtom)
  return user && !user.point_program_enabled ? <Empty title={t('account.noPoints', { name })} /> : <OwnPoints />
}

/** The balance, what came and went, and what points can become (ACCOUNT-005). */
function OwnPoints() {
  const from = useRemote(balanceData, null)
  const { point_exchange_enabled } = useAtomValue(memberSettingsAtom)
  return (
    <>
      <LoadedPart from={from} failed="account.pointsFailed">
        {({ points, profile }) => (
          <>
            <BalanceCard points={points} />
            {point_exchange_enabled && isInJapan(profile) && <Exchange points={points} />}
          </>
        )}
      </LoadedPart>
      <PointHistory />
    </>
  )
}

function BalanceCard({ points }: { points: Balance }) {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('account.points')
  const { total_point: total, ranking_points_value: ranking, expiring } = points
  return (
    <section className="balance" part="balance">
      <div>
        <span className="over">{t('account.youHave')}</span>
        <div>
          <output translate="no">{number(total, locale)}</output> <span className="soft">{name}</span>
        </div>
      </div>
      <p className="small soft">{t('account.ranking', { points: number(ranking, locale), name })}</p>
      {expiring.map(({ amount, date }) => (
        <Say key={date} kind="warn" icon={clock} tiny>
          {t('account.expiring', { points: number(amount, locale), date: displayDate(date) })}
        </Say>
      ))}
      <p className="tiny soft">{t('account.credited', { days: POINTS_CREDITED_DAYS, name })}</p>
    </section>
  )
}
