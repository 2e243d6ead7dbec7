import type { Variant } from './variants.ts'

const plain = (language: Variant['language'], ...widths: number[]): Variant[] =>
  widths.map((width) => ({ language, width, look: 'plain' }))

/** The pictures that are compared with accepted ones: what nearly every guest sees, and each kind of page once. */
export const IMPORTANT: Readonly<Record<string, readonly Variant[]>> = {
  'unknown hotel': plain('en', 390),
  calendar: plain('en', 390, 1280),
  'nothing found': plain('en', 390),
  'chosen room': plain('en', 390, 1280),
  bank: plain('en', 390),
  'not booked': plain('en', 390, 1280),
  confirmation: [...plain('en', 390, 1280), ...plain('ar', 390)],
  'pay link': plain('en', 390),
  'search bar': [...plain('en', 390, 1280), ...plain('ja', 1280), ...plain('ar', 390)],
  results: [
    ...plain('en', 390, 768, 1280),
    ...plain('ja', 390),
    ...plain('ar', 1280),
    { language: 'en', width: 1280, look: 'dark' },
  ],
  details: [
    ...plain('en', 390, 1280),
    ...plain('ja', 390),
    ...plain('ar', 1280),
    { language: 'en', width: 390, look: 'large' },
  ],
  payment: [...plain('en', 390, 1280), ...plain('ar', 1280), { language: 'en', width: 390, look: 'dark' }],
  'look-up': plain('en', 390),
  review: plain('en', 390, 1280),
  'sign-in': plain('en', 1280),
  'sign-up': plain('en', 390),
  account: plain('en', 390, 1280),
  agency: plain('en', 1280),
}
