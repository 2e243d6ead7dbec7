import { useAtomValue } from 'jotai'

import type { LotteryEvent } from '../../../shared/model/stay/lottery.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { dateRange } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { partyWords } from '../../lib/party-words.ts'
import { stayLength } from '../../lib/stay-length.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Photo } from '../../ui/layout/photo.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Summary } from '../../ui/money/summary.tsx'
import { LotteryLink } from './lottery-link.tsx'
import type { Offer } from './entry-offer.ts'
import { SEPARATOR } from '../../ui/separator.ts'

type Props = { criteria: Criteria; offer: Offer; event: LotteryEvent | null }

/** The room that is entered for, with its price of today, and the way to another one. */
export function EntrySummary({ criteria, offer: { room, plan }, event }: Props) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const { checkin, checkout, rooms } = criteria
  const [photo] = room.photos
  const query = writeCriteria({ ...criteria, room_plan_codes: [] })
  return (
    <Summary title={t('lottery.yourEntry')} photo={photo && <Photo url={photo.url} alt="" aspect="16 / 9" />}>
      {event && <p className="small soft">{event.name}</p>}
      <p className="small">
        <b>
          {dateRange(checkin, checkout, locale)}
          {SEPARATOR}
          {stayLength(t, checkin, checkout)}
        </b>
        <br />
        {rooms[0] && <span className="soft">{partyWords(t, rooms[0])}</span>}
      </p>
      <p className="small">
        <b lang={ownLanguage(room.lang)}>{room.room_type_name}</b>
        <br />
        <span className="soft" lang={ownLanguage(plan.lang)}>
          {plan.room_plan_name}
        </span>
      </p>
      <p className="row apart base">
        <span className="small soft">{t('lottery.priceToday')}</span>
        <b>
          <Money amount={offerTotal(plan.price)} currency={currency} locale={locale} />
        </b>
      </p>
      <div>
        <LotteryLink look="other" target={{ to: 'result', query }}>
          {t('lottery.otherRoom')}
        </LotteryLink>
      </div>
    </Summary>
  )
}
