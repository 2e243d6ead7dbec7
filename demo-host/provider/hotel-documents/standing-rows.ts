import { asc, eq, inArray } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import {
  cancellationPolicy,
  cancellationPolicyPart,
  hotelPlan,
  kidsRate,
  promotion,
  roomPlan,
  roomType,
} from '../db/schema/catalogue.ts'
import { extra, planInclusiveExtra } from '../db/schema/extra.ts'
import { hotel, hotelBrand, kidsTier, taxRule } from '../db/schema/hotel.ts'
import { hotelLegalText } from '../db/schema/legal-text.ts'
import { organization } from '../db/schema/organization.ts'
import { additionalQuestion } from '../db/schema/question.ts'

/** All rows of one hotel that a document says, in the order of its lists. */
export type StandingRows = NonNullable<Awaited<ReturnType<typeof readStandingRows>>>

/**
 * Null: no hotel has this code. Lists without a position of their own have the order in which they came.
 * @param isLocked nobody else applies a document to it until the transaction ends
 */
export async function readStandingRows(orm: Orm, code: string, { isLocked = false } = {}) {
  const ofCode = orm
    .select({ hotel, brand: hotelBrand })
    .from(hotel)
    .innerJoin(hotelBrand, eq(hotelBrand.id, hotel.brand_id))
    .where(eq(hotel.code, code))
  const [found] = await (isLocked ? ofCode.for('update', { of: hotel }) : ofCode)
  if (!found) return null
  const { id } = found.hotel
  const plans = await orm.select().from(hotelPlan).where(eq(hotelPlan.hotel_id, id)).orderBy(asc(hotelPlan.position))
  const planIds = plans.map((plan) => plan.id)
  const policies = await orm
    .select()
    .from(cancellationPolicy)
    .where(eq(cancellationPolicy.hotel_id, id))
    .orderBy(asc(cancellationPolicy.id))
  return {
    ...found,
    tiers: await orm.select().from(kidsTier).where(eq(kidsTier.hotel_id, id)).orderBy(asc(kidsTier.position)),
    taxes: await orm.select().from(taxRule).where(eq(taxRule.hotel_id, id)).orderBy(asc(taxRule.id)),
    legal: await orm
      .select()
      .from(hotelLegalText)
      .where(eq(hotelLegalText.hotel_id, id))
      .orderBy(asc(hotelLegalText.kind)),
    policies,
    parts: await orm
      .select()
      .from(cancellationPolicyPart)
      .where(
        inArray(
          cancellationPolicyPart.policy_id,
          policies.map((policy) => policy.id),
        ),
      ),
    rooms: await orm.select().from(roomType).where(eq(roomType.hotel_id, id)).orderBy(asc(roomType.position)),
    plans,
    companies: await orm
      .select()
      .from(organization)
      .where(eq(organization.brand_id, found.brand.id))
      .orderBy(asc(organization.id)),
    sold: await orm.select().from(roomPlan).where(eq(roomPlan.hotel_id, id)).orderBy(asc(roomPlan.id)),
    kidsRates: await orm.select().from(kidsRate).where(inArray(kidsRate.hotel_plan_id, planIds)),
    extras: await orm.select().from(extra).where(eq(extra.hotel_id, id)).orderBy(asc(extra.id)),
    inclusive: await orm
      .select()
      .from(planInclusiveExtra)
      .where(inArray(planInclusiveExtra.hotel_plan_id, planIds))
      .orderBy(asc(planInclusiveExtra.extra_id)),
    promotions: await orm.select().from(promotion).where(eq(promotion.hotel_id, id)).orderBy(asc(promotion.id)),
    questions: await orm
      .select()
      .from(additionalQuestion)
      .where(eq(additionalQuestion.hotel_id, id))
      .orderBy(asc(additionalQuestion.position), asc(additionalQuestion.id)),
  }
}
