import { english } from '../text.ts'

export const text = english({
  familyKanji: 'Family name in Chinese characters',
  givenKanji: 'Given name in Chinese characters',
  prefecture: 'Prefecture',
  choosePrefecture: 'Choose a prefecture',
  staysHere: 'I am staying in this room',
  roomsHelp: 'Rooms without a name are booked in yours.',
  requests: 'Requests to the hotel',
  requestsHelp: 'Arrival time, allergies, anything we should know. Up to {{n}} characters.',
  receiptTitle: 'Name on the receipt',
  receiptUnicode: 'Business number',
  receiptHelp: 'Eight digits',
  receiptNumberInvalid: 'The business number has eight digits.',
  optIn: 'The hotel may write to me about its offers.',
  bookedRequests: 'Your requests',
  staysIn: 'Guest: {{name}}',
})
