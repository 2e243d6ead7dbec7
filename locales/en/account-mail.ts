import { english } from '../text.ts'

export const text = english({
  confirmSubject: '{{hotel}}: please confirm your e-mail address',
  confirmLead:
    'Thank you for joining the members of {{hotel}}. Please confirm this address, and your account is ready.',
  confirmAction: 'Confirm this address',
  confirmNote: 'The link works once, for 24 hours. If you did not sign up, there is nothing to do.',
  knownSubject: '{{hotel}}: you have an account already',
  knownLead:
    'Someone signed up with this address. It has an account already, so nothing was changed. You can simply sign in.',
  knownNote: 'If you no longer know your password, choose a new one here. If it was not you, there is nothing to do.',
  resetSubject: '{{hotel}}: choose a new password',
  resetLead: 'You asked for a new password. Please choose it on the page behind this link.',
  resetAction: 'Choose a new password',
  resetNote:
    'The link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
  changeSubject: '{{hotel}}: please confirm your new e-mail address',
  changeLead: 'This is to become the address of your account. Until you confirm it, the old one stands.',
  changeNote: 'The link works once, for 24 hours. If you did not ask for it, there is nothing to do.',
  movedSubject: '{{hotel}}: your e-mail address is to be changed',
  movedLead:
    'Someone who is signed in to your account asked to change its address. It changes when the new address is confirmed. If this was not you, please choose a new password at once and tell the hotel.',
  passwordSubject: '{{hotel}}: your password was changed',
  passwordLead:
    'The password of your account was changed, and every other device was signed out. If this was not you, please choose a new one at once and tell the hotel.',
  lockedSubject: '{{hotel}}: your account is locked for 30 minutes',
  lockedLead:
    'Your password was entered wrongly several times, so nobody can sign in for 30 minutes. With a new password you can sign in at once.',
  deletedSubject: '{{hotel}}: your account was deleted',
  deletedLead:
    'Your account and what you told us about yourself were deleted. Reservations you made stay as they are; you find them by reservation number and e-mail address.',
  deletedAction: 'See rooms and plans',
  forgotNote: 'The page sends you a link by which you choose a new password.',
  automatic: 'This mail was sent by the member service of {{hotel}}. Please do not reply to it.',
})
