import { english } from '../text.ts'

export const text = english({
  // How the booking stands
  status: 'Booking',
  done: 'Confirmed',
  payment_pending: 'Waiting for payment',
  cancelled: 'Cancelled',
  completed: 'Completed',
  unknown: 'Not known',

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
  prePaid: 'Paid beforehand',
  wayAndState: '{{way}} · {{state}}',
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
  prepaid: 'Paid beforehand',
  being_paid: 'Being paid',
  fee_due: 'Fee still to be settled with the hotel',

  // Sums beside the bill
  serviceFee: 'of which service fee',
  deposit: 'Deposit ({{percent}}%)',

  // At the desk
  qr: 'Show this at the front desk.',
  qrFailed: 'The code did not come. Please show the number instead.',
  qrName: 'QR code of reservation {{number}}',

  // After the booking
  changeTitle: 'If your plans change',
  changeText: 'See what may be changed or cancel the stay yourself. {{hotel}} is glad to help with everything else.',
  change: 'Change or cancel',
  back: 'Back to {{hotel}}',
})
