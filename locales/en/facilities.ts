import { english } from '../text.ts'

export const text = english({
  title: 'Our hotels',
  found: { one: '{{n}} hotel', other: '{{n}} hotels' },
  foundOf: { one: '{{n}} of {{total}} hotels', other: '{{n}} of {{total}} hotels' },
  loading: 'Looking for hotels',
  narrow: 'Hotel or area',
  areas: 'Areas',
  from: 'from {{price}}',
  aNight: 'a night for {{party}}, taxes included',
  soldOut: 'Sold out for these dates',
  noPrice: 'No nights are on sale at the moment',
  rooms: 'Rooms and prices',
  noneTitle: 'No hotel fits what you look for',
  noneText: 'A shorter name or another area may help.',
  showAll: 'Show all hotels',
  failedTitle: 'We could not fetch the hotels',
})
