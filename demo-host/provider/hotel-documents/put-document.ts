import { eq, inArray } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import {
  cancellationPolicy,
  cancellationPolicyPart,
  hotelPlan,
  inventoryDay,
  kidsRate,
  promotion,
  rateDay,
  roomPlan,
  roomType,
} from '../db/schema/catalogue.ts'
import { extra, planInclusiveExtra } from '../db/schema/extra.ts'
import { hotel, hotelBrand, kidsTier, taxRule } from '../db/schema/hotel.ts'
import { hotelLegalText } from '../db/schema/legal-text.ts'
import { organization } from '../db/schema/organization.ts'
import { additionalQuestion } from '../db/schema/question.ts'
import type { HotelDocument } from './hotel-document.ts'
import { idsOf, putRows, takeAway } from './put-rows.ts'
import { DocumentRefused } from './read-document.ts'
import type { TakenAway } from './taken-away.ts'

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

/** Makes the hotel what the document says. Triggers raise the version of its catalogue (migration 0025). */
export async function putDocument(tx: Orm, document: HotelDocument, gone: TakenAway | null): Promise<number> {
  const hotelId = await putHotel(tx, document)
  if (gone) await takeSoldAway(tx, gone)
  await putPolicies(tx, hotelId, document)
  await putRows(
    tx,
    roomType,
    [roomType.hotel_id, roomType.code],
    document.room_types.map((room, position) => ({ ...room, hotel_id: hotelId, position })),
  )
  await putRows(
    tx,
    extra,
    [extra.hotel_id, extra.code],
    document.extras.map((one) => ({ ...one, hotel_id: hotelId })),
  )
  await putPlans(tx, hotelId, document)
  await putRows(
    tx,
    promotion,
    [promotion.hotel_id, promotion.code],
    document.promotions.map((one) => ({ ...one, hotel_id: hotelId })),
  )
  await putRows(
    tx,
    additionalQuestion,
    [additionalQuestion.hotel_id, additionalQuestion.code],
    document.questions.map((question, position) => ({ ...question, hotel_id: hotelId, position })),
  )
  if (!gone) return hotelId
  await takeAway(tx, extra, hotelId, codesOf(gone.extras))
  await takeAway(tx, promotion, hotelId, codesOf(gone.promotions))
  await takeAway(tx, cancellationPolicy, hotelId, codesOf(gone.policies))
  const questions = gone.questions.map((question) => question.id)
  await tx.delete(additionalQuestion).where(inArray(additionalQuestion.id, questions))
  return hotelId
}

async function putHotel(tx: Orm, document: HotelDocument): Promise<number> {
  const { brand, kids_tiers, taxes, legal_texts } = document
  await putRows(tx, hotelBrand, [hotelBrand.code], [brand])
  const [ofBrand] = await tx.select({ id: hotelBrand.id }).from(hotelBrand).where(eq(hotelBrand.code, brand.code))
  await putRows(tx, hotel, [hotel.code], [{ ...document, brand_id: ofBrand?.id ?? 0 }])
  const [found] = await tx.select({ id: hotel.id }).from(hotel).where(eq(hotel.code, document.code))
  const hotelId = found?.id ?? 0
  // Nothing refers to their rows.
  await tx.delete(kidsTier).where(eq(kidsTier.hotel_id, hotelId))
  await putRows(
    tx,
    kidsTier,
    [kidsTier.hotel_id, kidsTier.code],
    kids_tiers.map((tier, position) => ({ ...tier, hotel_id: hotelId, position })),
  )
  await tx.delete(taxRule).where(eq(taxRule.hotel_id, hotelId))
  await putRows(
    tx,
    taxRule,
    [taxRule.hotel_id, taxRule.kind, taxRule.valid_from],
    taxes.map((tax) => ({ ...tax, hotel_id: hotelId })),
  )
  await tx.delete(hotelLegalText).where(eq(hotelLegalText.hotel_id, hotelId))
  await putRows(
    tx,
    hotelLegalText,
    [hotelLegalText.hotel_id, hotelLegalText.kind],
    legal_texts.map((text) => ({ ...text, hotel_id: hotelId })),
  )
  return hotelId
}

/** What is sold first: a room and a plan stand as long as it does. */
async function takeSoldAway(tx: Orm, { sold, plans, rooms }: TakenAway): Promise<void> {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  await tx.delete(rateDay).where(inArray(rateDay.room_plan_id, ids(sold)))
  await tx.delete(roomPlan).where(inArray(roomPlan.id, ids(sold)))
  await tx.delete(hotelPlan).where(inArray(hotelPlan.id, ids(plans)))
  await tx.delete(inventoryDay).where(inArray(inventoryDay.room_type_id, ids(rooms)))
  await tx.delete(roomType).where(inArray(roomType.id, ids(rooms)))
}

async function putPolicies(tx: Orm, hotelId: number, { cancellation_policies: policies }: HotelDocument) {
  await putRows(
    tx,
    cancellationPolicy,
    [cancellationPolicy.hotel_id, cancellationPolicy.code],
    policies.map((policy) => ({ ...policy, hotel_id: hotelId })),
  )
  const policyId = await idsOf(tx, cancellationPolicy, hotelId)
  const ids = policies.map(({ code }) => policyId(code))
  await tx.delete(cancellationPolicyPart).where(inArray(cancellationPolicyPart.policy_id, ids))
  const parts = policies.flatMap(({ code, parts: own }) => own.map((part) => ({ ...part, policy_id: policyId(code) })))
  if (parts.length) await tx.insert(cancellationPolicyPart).values(parts)
}

async function putPlans(tx: Orm, hotelId: number, { plans, brand }: HotelDocument): Promise<void> {
  const policyId = await idsOf(tx, cancellationPolicy, hotelId)
  const companies = await companyIds(
    tx,
    brand.code,
    plans.flatMap((plan) => plan.organization ?? []),
  )
  await putRows(
    tx,
    hotelPlan,
    [hotelPlan.hotel_id, hotelPlan.code],
    plans.map((plan, position) => ({
      ...plan,
      hotel_id: hotelId,
      position,
      organization_id: plan.organization === null ? null : (companies.get(plan.organization) ?? null),
      cancellation_policy_id: policyId(plan.cancellation_policy),
    })),
  )
  // One after another: they share the connection of the transaction.
  const planId = await idsOf(tx, hotelPlan, hotelId)
  const roomId = await idsOf(tx, roomType, hotelId)
  const extraId = await idsOf(tx, extra, hotelId)
  await putRows(
    tx,
    roomPlan,
    [roomPlan.hotel_id, roomPlan.code],
    plans.flatMap((plan) =>
      plan.rooms.map(({ room_type, ...sold }) => ({
        ...sold,
        hotel_id: hotelId,
        hotel_plan_id: planId(plan.code),
        room_type_id: roomId(room_type),
      })),
    ),
  )
  const ids = plans.map(({ code }) => planId(code))
  await tx.delete(kidsRate).where(inArray(kidsRate.hotel_plan_id, ids))
  const paid = plans.flatMap(({ code, kids_rates }) =>
    kids_rates.map(({ tier, ...rate }) => ({ ...rate, tier_code: tier, hotel_plan_id: planId(code) })),
  )
  if (paid.length) await tx.insert(kidsRate).values(paid)
  await tx.delete(planInclusiveExtra).where(inArray(planInclusiveExtra.hotel_plan_id, ids))
  const given = plans.flatMap(({ code, inclusive_extras }) =>
    inclusive_extras.map((one) => ({ hotel_plan_id: planId(code), extra_id: extraId(one) })),
  )
  if (given.length) await tx.insert(planInclusiveExtra).values(given)
}

/**
 * Companies of the brand by their names. One that is not there yet is made, without accounts: those are handed out elsewhere.
 * @throws DocumentRefused where a name says not which of them is meant: its plans are for one alone
 */
async function companyIds(tx: Orm, brandCode: string, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const [brand] = await tx.select({ id: hotelBrand.id }).from(hotelBrand).where(eq(hotelBrand.code, brandCode))
  const brandId = brand?.id ?? 0
  const known = await tx.select().from(organization).where(eq(organization.brand_id, brandId))
  const called = [...new Set(names)].map((name) => ({ name, times: known.filter((one) => one.name === name).length }))
  const shared = called.filter(({ times }) => times > 1)
  if (shared.length)
    throw new DocumentRefused(
      shared.map(
        ({ name, times }) => `hotel.json/plans: ${times} companies of the brand are called ${JSON.stringify(name)}`,
      ),
    )
  const fresh = called.filter(({ times }) => times === 0)
  const made = fresh.length
    ? await tx
        .insert(organization)
        .values(fresh.map(({ name }) => ({ brand_id: brandId, name, display_name: name })))
        .returning()
    : []
  return new Map([...known, ...made].map(({ id, name }) => [name, id]))
}
