import { english } from '../text.ts'

export const text = english({
  familyKanji: 'Family name as written',
  givenKanji: 'Given name as written',
  prefecture: 'Prefecture',
  choosePrefecture: 'Choose a prefecture',
  staysHere: 'I stay in this room myself',
  roomsHelp: 'A room without a name is booked in yours.',
  requests: 'Requests to the hotel',
  requestsHelp: 'When you expect to arrive, allergies, anything we should know. Up to {{n}} characters.',
  receiptTitle: 'Name on the receipt',
  receiptUnicode: 'Business number',
  receiptHelp: 'Eight digits',
  receiptNumberInvalid: 'The business number has eight digits.',
  optIn: 'The hotel may write to me about its offers.',
  bookedRequests: 'Your requests',
  staysIn: 'Guest: {{name}}',
})
