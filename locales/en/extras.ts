import { english } from '../text.ts'

export const text = english({
  title: 'Add to your stay',
  lead: 'All optional. You can change these until you book.',
  leadChanging: 'All optional. You can change these until you confirm.',
  included: 'Included in your plan at no extra charge',
  each: '{{price}} each',
  fewer: 'One fewer: {{name}}',
  more: 'One more: {{name}}',
  left: { one: '{{n}} left', other: '{{n}} left' },
  soldOut: 'Sold out',
  range: '{{min}} to {{max}} at a time',
  upTo: 'Up to {{max}}',
  limit: 'No more than {{max}} per booking',
  days: 'Choose days',
  times: 'Choose a time',
  dayAndTime: '{{day}}, {{time}}',
  failed: 'We could not load the extras',
  loading: 'Loading the extras',
  chosen: 'Your extras',
  many: '{{name}} × {{count}}',
  remove: 'Remove this extra',
})
