import { english } from '../text.ts'

export const text = english({
  confirmSubject: '{{hotel}}: please confirm your e-mail address',
  confirmLead:
    'Thank you for joining the members of {{hotel}}. Please confirm this address, and your account is ready.',
  confirmAction: 'Confirm this address',
  confirmNote: 'The link works once, for 24 hours. If you did not sign up, you do not need to do anything.',
  knownSubject: '{{hotel}}: you already have an account',
  knownLead:
    'Someone signed up with this address. It already has an account, so nothing has changed. You can simply sign in.',
  knownNote:
    'If you have forgotten your password, you can set a new one here. If it was not you, you do not need to do anything.',
  resetSubject: '{{hotel}}: choose a new password',
  resetLead: 'You asked for a new password. Please choose it on the page this link opens.',
  resetAction: 'Choose a new password',
  resetNote:
    'The link works once, for one hour. If you did not ask for it, you do not need to do anything: your password does not change.',
  changeSubject: '{{hotel}}: please confirm your new e-mail address',
  changeLead: 'This address is to be used for your account. Until you confirm it, the old one remains in use.',
  changeNote: 'The link works once, for 24 hours. If you did not ask for it, you do not need to do anything.',
  movedSubject: '{{hotel}}: your e-mail address is to be changed',
  movedLead:
    'Someone signed in to your account has asked to change its e-mail address. It changes once the new address is confirmed. If this was not you, please set a new password at once and tell the hotel.',
  passwordSubject: '{{hotel}}: your password has been changed',
  passwordLead:
    'The password of your account has been changed, and all other devices have been signed out. If this was not you, please set a new one at once and tell the hotel.',
  lockedSubject: '{{hotel}}: your account is locked for 30 minutes',
  lockedLead:
    'The wrong password was entered several times, so nobody can sign in for 30 minutes. Set a new password to sign in at once.',
  deletedSubject: '{{hotel}}: your account has been deleted',
  deletedLead:
    'Your account and the details you gave us have been deleted. Your reservations are not affected; you can find them with the reservation number and your e-mail address.',
  deletedAction: 'See rooms and plans',
  forgotNote: 'We will send you a link to set a new password.',
  automatic: 'This e-mail was sent by the member service of {{hotel}}. Please do not reply to it.',
})
