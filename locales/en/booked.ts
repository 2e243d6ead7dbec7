import { english } from '../text.ts'

export const text = english({
  // How the booking stands
  status: 'Booking',
  done: 'Confirmed',
  payment_pending: 'Waiting for payment',
  cancelled: 'Cancelled',
  completed: 'Completed',
  unknown: 'Unknown',

  // How it is paid, and how the payment stands
  payment: 'Payment',
  card: 'Credit card',
  cardDeposit: 'Deposit by credit card',
  cardGuarantee: 'At the hotel, card as guarantee',
  cardInternational: 'International credit card',
  cardKorean: 'Korean credit card',
  onSite: 'At the hotel',
  deferred: 'Later, by invoice',
  bankTransfer: 'Bank transfer',
  prePaid: 'Prepaid',
  wayAndState: '{{way}}\u00a0· {{state}}',
  waiting: 'Waiting for the bank',
  capturing: 'Being charged',
  captured: 'Paid',
  failed: 'Not paid',
  paymentCancelled: 'Payment cancelled',
  authorized: 'Held on the card',
  guarantee: 'Nothing charged',

  // The lines of its money: what was paid or came back, and who gets what is open
  by: '{{what}}, {{by}}',
  until: '{{what}} by {{date}}',
  paid: 'Paid',
  given_back: 'Refunded to you',
  coming_back: 'On its way back to you',
  hotel_due: 'To pay at the hotel',
  transfer_due: 'To pay by bank transfer',
  later_due: 'To pay later, by invoice',
  prepaid: 'Prepaid',
  being_paid: 'Being paid',
  fee_due: 'Fee still to be paid to the hotel',

  // Sums beside the bill
  serviceFee: 'of which service fee',
  deposit: 'Deposit ({{percent}}%)',

  // At the desk
  qr: 'Show this at reception.',
  qrFailed: 'The code did not load. Please show the number instead.',
  qrName: 'QR code of reservation {{number}}',

  // After the booking
  changeTitle: 'If your plans change',
  changeText: 'You can change or cancel your stay yourself. For anything else, {{hotel}} will be glad to help.',
  change: 'Change or cancel',
  back: 'Back to {{hotel}}',
  directions: 'Directions',
  share: 'Share',
  shareCopied: 'Copied: dates, name and address',
  toWallet: 'Add to Apple Wallet',
  toGoogleWallet: 'Add to Google Wallet',
  toWalletFailed: 'The card could not be loaded. Please try again.',
})
