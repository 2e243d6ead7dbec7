import { english } from '../text.ts'

export const text = english({
  title: 'Recommended for you',
  forDates: 'Rooms we recommend for your dates',
  loading: 'Looking for rooms for you',
  from: 'from {{price}}',
  included: '{{nights}}, {{party}}, taxes included',
  see: 'See this room',
  noneTitle: 'We have nothing to recommend for these dates',
  noneText: 'Other dates may help.',
  allRooms: 'All rooms and prices',
  failedTitle: 'We could not fetch the recommendations',
  previewEnded: {
    one: 'This preview has ended after {{n}} minute. Load the page again to go on looking.',
    other: 'This preview has ended after {{n}} minutes. Load the page again to go on looking.',
  },
})
