import { english } from '../text.ts'

export const text = english({
  title: 'Receipt',
  lead: 'For what you paid by card. Each further copy is marked as a reissue.',
  name: 'Name on the receipt',
  company: 'Company name (title)',
  number: 'Business number',
  numberHelp: 'Eight digits',
  download: 'Download receipt (PDF)',
  making: 'Writing your receipt …',
  done: 'Your receipt is saved.',
  from: 'Receipt from {{date}}',
  fromText: 'You can download it from the day you check out.',
  slow: 'The receipt is taking longer than usual. What you typed is kept; please try again.',
})
