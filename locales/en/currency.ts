import { english } from '../text.ts'

export const text = english({
  label: 'Currency',
  title: 'Show prices in',
  search: 'Currency, code or symbol',
  suggested: 'Suggested',
  all: 'All currencies',
  none: 'No currency of that name',
  note: 'The hotel charges in {{currency}}. Prices in other currencies are converted so that you can compare.',
})
