import { understandsSentences } from '../../../../test/lib/wish-sentences.ts'

understandsSentences('en', [
  [
    'A couple with a 4 year old, next weekend for two nights',
    { checkin: '2026-12-05', nights: 2, adults: 2, kidsAges: [4] },
  ],
  [
    '2 adults and 2 kids aged 4 and 7, 3-5 May in Hakone',
    { checkin: '2027-05-03', nights: 2, adults: 2, kidsAges: [4, 7], places: ['hakone'] },
  ],
  ['quiet room with an onsen, no pets please', { wishes: ['onsen', 'quiet'] }],
  [
    'Tomorrow, one night, just me, near the station and cheap',
    { checkin: '2026-11-24', nights: 1, adults: 1, wishes: ['nearStation', 'cheap'] },
  ],
  [
    'under ¥20,000 per night with breakfast and dinner',
    { budget: { amount: 20_000, currency: 'JPY', per: 'night' }, wishes: ['breakfast', 'dinner'] },
  ],
  [
    'from December 30 to January 2, family of four with a baby',
    { checkin: '2026-12-30', nights: 3, adults: 3, kidsAges: [0], wishes: ['family'] },
  ],
  [
    'budget of 300 dollars in total, Friday to Sunday',
    { checkin: '2026-11-27', nights: 2, budget: { amount: 300, currency: 'USD', per: 'stay' } },
  ],
  [
    'Half board for two in Kyoto on 12/24',
    { checkin: '2026-12-24', adults: 2, places: ['kyoto'], wishes: ['breakfast', 'dinner'] },
  ],
  ['non-smoking twin room, wheelchair accessible', { wishes: ['nonSmoking', 'twinBeds', 'accessible'] }],
  ['Three friends, two rooms, 2027-03-28, 3 nights', { checkin: '2027-03-28', nights: 3, adults: 3, rooms: 2 }],
  ['We are coming by car with our dog and want to cook ourselves', { wishes: ['parking', 'pets', 'kitchen'] }],
  [
    'sea view and a pool in Okinawa in September',
    { checkin: '2027-09-01', places: ['okinawa'], wishes: ['seaView', 'pool'] },
  ],
  ['late check-out on Sunday, wifi, gym', { checkin: '2026-11-29', wishes: ['lateCheckout', 'wifi', 'gym'] }],
  [
    'My wife and I would like a private onsen, max 40k yen per person',
    { adults: 2, budget: { amount: 40_000, currency: 'JPY', per: 'person' }, wishes: ['privateBath'] },
  ],
  [
    'honeymoon, something luxurious, king bed, a week in early April',
    { checkin: '2027-04-01', nights: 7, adults: 2, wishes: ['luxury', 'doubleBed'] },
  ],
  ['without breakfast or dinner, free cancellation', { wishes: ['freeCancellation'] }],
  [
    'Christmas in Tokyo, 5 nights, $150 a night or less',
    { checkin: '2026-12-24', nights: 5, places: ['tokyo'], budget: { amount: 150, currency: 'USD', per: 'night' } },
  ],
  ['not Tokyo, somewhere near Hakone with a view of the lake', { places: ['hakone'], wishes: ['view'] }],
  [
    'two nights, 15000 yen per person per night, 2 people',
    { nights: 2, adults: 2, budget: { amount: 30_000, currency: 'JPY', per: 'person' } },
  ],
  [
    'in two weeks, tatami room, vegetarian dinner',
    { checkin: '2026-12-07', wishes: ['japaneseRoom', 'vegetarian', 'dinner'] },
  ],
  ['May 3rd – May 6th, 2027', { checkin: '2027-05-03', nights: 3 }],
  ['February 30, 2 adults', { adults: 2 }],
  ['3 May 2020, 2 adults', { adults: 2 }],
  [
    'next Friday until Sunday, halal food, airport shuttle',
    { checkin: '2026-12-04', nights: 2, wishes: ['halal', 'shuttle'] },
  ],
  ['I need a laundry and a sauna, and early check-in', { wishes: ['laundry', 'spa', 'earlyCheckin'] }],
  ['tonight, a smoking room with double bed', { checkin: '2026-11-23', wishes: ['smoking', 'doubleBed'] }],
  ['a toddler and a 7 year old, two adults', { adults: 2, kidsAges: [2, 7] }],
  ['at least 10000 yen, room only', { wishes: ['roomOnly'] }],
  ['hello, how are you', {}],
  ['we may march on', {}],
  [
    'a room for 5 people (3 adults, 2 children), 12–15 August',
    { checkin: '2027-08-12', nights: 3, adults: 3, kidsAges: [6, 6] },
  ],
  ['2 adults and a 10-month-old baby', { adults: 2, kidsAges: [0] }],
  [
    'a getaway for my girlfriend and me in mid-February, hot tub in the room, around $400',
    {
      checkin: '2027-02-11',
      adults: 2,
      budget: { amount: 400, currency: 'USD', per: 'stay' },
      wishes: ['privateBath'],
    },
  ],
])
