import type { KidsOption } from '../../../shared/model/settings.ts'

/** What a child of a tier gets, where a hotel prices children by tier (domain-facts 3 pairs the five codes with the five options). */
export const KIDS_OPTION_OF: Readonly<Partial<Record<string, KidsOption>>> = {
  A: 'meal_same_as_adult_bedding',
  B: 'meal_yes_bedding',
  B2: 'meal_yes',
  C: 'meal_no_bedding',
  D: 'meal_no',
}
