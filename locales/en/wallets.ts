import { english } from '../text.ts'

export const text = english({
  or: 'Or',
  payWith: 'Pay with {{name}}',
  note: 'You approve the payment at {{name}} and come straight back.',
  title: 'Continue at {{name}}',
  text: 'Your room is held while you approve the payment at {{name}}. Nothing is charged before you do.',
  goOn: 'Go to {{name}}',
  bankText:
    'Your room is held while your bank confirms the payment on its own page. Nothing is charged before you confirm.',
  goToBank: 'Go to your bank',
})
