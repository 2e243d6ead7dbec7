import { sql } from 'drizzle-orm'

import { PAYMENT_TYPE_CODES } from '../../../shared/payment-codes.ts'
import { isPaidOnline } from '../../../shared/payments.ts'
import type { BookCheck } from './book-check.ts'

const paidOnline = sql.raw(PAYMENT_TYPE_CODES.filter(isPaidOnline).map((type) => `'${type}'`).join(', ')) // prettier-ignore

/**
 * By stay, what it keeps of the guest's money, in the hotel's currency: what is on its way back is not kept. What came too late
 * for its stay is no payment of it, and is given back by itself. `slack` is what a smallest unit of another currency is worth.
 */
const kept = sql`select p.reservation_id,
    sum(case when p.hotel_gross is null then o.open
      else round(o.open * p.hotel_gross::numeric / greatest(p.amount_gross, 1)) end) as amount,
    max(case when p.hotel_gross is null then 0 else ceil(p.hotel_gross::numeric / greatest(p.amount_gross, 1)) end) as slack
  from payment p, lateral (select p.captured_gross - p.refunded_gross - coalesce(sum(b.amount_gross), 0) as open
    from payment_return b where b.payment_id = p.id and b.kind = 'refund' and b.state = 'asked') o
  where p.state = 'captured' and p.reservation_id is not null group by p.reservation_id`

export const moneyChecks: readonly BookCheck[] = [
  {
    name: 'prices',
    says: 'a stay costs what its rooms and extras cost, without what voucher and points paid',
    broken: sql`select format('stay %s', r.id) as row from reservation r
      where r.total_gross is distinct from (r.total ->> 'total_price')::bigint
      or r.total_gross <> (select coalesce(sum(o.total_gross), 0) from reservation_room o where o.reservation_id = r.id)
        + (select coalesce(sum(e.unit_gross * e.quantity), 0) from reservation_extra e where e.reservation_id = r.id)
        - coalesce((r.total ->> 'voucher_coupon_discount_amount')::bigint, 0)
        - coalesce((r.total ->> 'spending_point_value')::bigint, 0)`,
  },
  {
    name: 'ledger',
    says: 'a payment has taken and given back what its ledger has, and never more back than it took',
    broken: sql`with entered as (
        select payment_id, sum(amount_gross) filter (where kind = 'captured') as captured,
          sum(amount_gross) filter (where kind = 'refunded') as refunded from payment_entry group by payment_id
      ), given as (
        select payment_id, sum(amount_gross) filter (where state = 'done') as done, sum(amount_gross) as owed
          from payment_return where kind = 'refund' group by payment_id
      )
      select format('payment %s', p.id) as row from payment p
        left join entered e on e.payment_id = p.id left join given g on g.payment_id = p.id
        where p.captured_gross <> coalesce(e.captured, 0) or p.refunded_gross <> coalesce(e.refunded, 0)
        or p.refunded_gross < coalesce(g.done, 0) or p.captured_gross < coalesce(g.owed, 0)`,
  },
  {
    name: 'paid',
    says: 'a booked stay that is paid online has been paid',
    broken: sql`select format('stay %s', r.id) as row from reservation r left join (${kept}) k on k.reservation_id = r.id
      where r.status in ('done', 'completed') and r.payment_type in (${paidOnline})
      and coalesce(k.amount + k.slack, 0) < r.due_now_gross`,
  },
  {
    name: 'kept',
    says: 'no stay keeps more than it costs, and none that is cancelled more than its fee',
    broken: sql`select format('stay %s', r.id) as row from reservation r join (${kept}) k on k.reservation_id = r.id
      where k.amount - k.slack > case when r.status in ('done', 'completed') then r.total_gross
        else coalesce(r.cancellation_fee_gross, 0) end`,
  },
]
