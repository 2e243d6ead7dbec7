import type { KidsOption } from '../../../shared/model/hotel/settings.ts'

/** What a child of a tier gets, where a hotel prices children by tier (docs/hotel-facts.md: each code has its option). */
export const KIDS_OPTION_OF: Readonly<Partial<Record<string, KidsOption>>> = {
  A: 'meal_same_as_adult_bedding',
  B: 'meal_yes_bedding',
  B2: 'meal_yes',
  C: 'meal_no_bedding',
  D: 'meal_no',
}
