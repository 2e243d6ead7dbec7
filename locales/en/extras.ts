import { english } from '../text.ts'

export const text = english({
  title: 'Add to your stay',
  lead: 'All of it is optional, and you can change it until you book.',
  leadChanging: 'All of it is optional, and you can change it until you confirm.',
  included: 'Included in your plan, at no charge',
  each: '{{price}} each',
  fewer: 'One fewer: {{name}}',
  more: 'One more: {{name}}',
  left: { one: 'Only {{n}} left', other: 'Only {{n}} left' },
  soldOut: 'Sold out',
  range: '{{min}} to {{max}} at a time',
  upTo: 'Up to {{max}}',
  limit: 'At most {{max}} in one booking',
  days: 'Choose days',
  times: 'Choose a time',
  dayAndTime: '{{day}}, {{time}}',
  failed: 'The extras could not be loaded',
  loading: 'Loading the extras',
  chosen: 'Your extras',
  many: '{{name}} × {{count}}',
  remove: 'Remove this extra',
})
