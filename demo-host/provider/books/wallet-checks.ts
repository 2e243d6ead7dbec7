import { sql } from 'drizzle-orm'

import type { BookCheck } from './book-check.ts'

/** Whether what a stay took of a wallet may be so while it stands so; a change gives back of one that goes on. */
const isAsItsStay = sql`case u.state when 'used' then r.status in ('done', 'completed')
  when 'held' then r.status = 'payment_pending' else r.status <> 'payment_pending' end`

export const walletChecks: readonly BookCheck[] = [
  {
    name: 'coupons',
    says: 'coupons and vouchers are used by the stays that have them, each use is counted, and none is used beyond its count',
    broken: sql`select format('coupon %s', c.id) as row from coupon c left join (
        select coupon_id, count(*) filter (where state = 'used') as used, count(*) filter (where state = 'held') as held
        from coupon_use group by coupon_id) n on n.coupon_id = c.id
        where c.used < coalesce(n.used, 0) or c.held <> coalesce(n.held, 0) or c.used + c.held > c.usage_limit
      union all
      select format('coupon of stay %s', u.reservation_id) from coupon_use u join reservation r on r.id = u.reservation_id
        where not (${isAsItsStay}) and not (u.state = 'held' and exists (
          select 1 from reservation_change c where c.reservation_id = r.id and c.state = 'pending'))
      union all
      select format('voucher %s', v.id) from voucher v left join reservation r on r.id = v.reservation_id
        where case v.state when 'available' then v.reservation_id is not null
          when 'held' then r.status is distinct from 'payment_pending'
          else r.status not in ('done', 'completed') end`,
  },
  {
    name: 'points',
    says: 'a balance of points is the sum of its ledger and of its lots, and what is held or spent is so by a stay',
    broken: sql`select format('points of member %s', b.member_id) as row from point_balance b
        left join (select member_id, program_id, sum(amount) as sum from point_entry group by member_id, program_id) e
          using (member_id, program_id)
        left join (select member_id, program_id, sum(remaining) as sum from point_lot group by member_id, program_id) l
          using (member_id, program_id)
        left join (select member_id, program_id, sum(amount) as sum from point_use where state = 'held' group by member_id, program_id) u
          using (member_id, program_id)
        where b.balance + b.held <> coalesce(e.sum, 0) or b.balance <> coalesce(l.sum, 0) or b.held <> coalesce(u.sum, 0)
      union all
      select format('points of stay %s', u.reservation_id) from point_use u join reservation r on r.id = u.reservation_id
        where not (${isAsItsStay})
      union all
      select format('points of stay %s', r.id) from reservation r
        where r.status in ('done', 'completed') and r.member_id is not null and (r.total ->> 'spending_point_value')::bigint > 0
        and not exists (select 1 from point_use u where u.reservation_id = r.id and u.state = 'used')`,
  },
]
