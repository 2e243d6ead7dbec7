import { understandsSentences } from '../../../../test/lib/wish-sentences.ts'

understandsSentences('ko', [
  [
    '다음 주말 하코네 2박 3일, 성인 2명 아이 1명',
    { checkin: '2026-12-05', nights: 2, adults: 2, kidsAges: [6], places: ['hakone'] },
  ],
  ['어른 둘, 5살 아이랑 온천 여행', { adults: 2, kidsAges: [5], wishes: ['onsen'] }],
  ['1박 20만원 이하, 조식 포함', { budget: { amount: 200_000, currency: 'KRW', per: 'night' }, wishes: ['breakfast'] }],
  [
    '5월 3일부터 5일까지 교토, 역 근처',
    { checkin: '2027-05-03', nights: 2, places: ['kyoto'], wishes: ['nearStation'] },
  ],
  ['내일 혼자 1박, 저렴한 방', { checkin: '2026-11-24', nights: 1, adults: 1, wishes: ['cheap'] }],
  ['크리스마스에 오션뷰, 수영장 있는 곳', { checkin: '2026-12-24', wishes: ['seaView', 'pool'] }],
  [
    '부부, 노천탕 딸린 객실, 1인당 30만원',
    { adults: 2, budget: { amount: 300_000, currency: 'KRW', per: 'person' }, wishes: ['privateBath'] },
  ],
  ['강아지 동반 가능하고 주차장 있는 숙소', { wishes: ['pets', 'parking'] }],
  ['반려동물 없이 조용한 곳', { wishes: ['quiet'] }],
  ['4인 가족, 방 2개, 12월 24일', { checkin: '2026-12-24', adults: 4, rooms: 2, wishes: ['family'] }],
  ['친구 세 명, 이박삼일, 오키나와', { nights: 2, adults: 3, places: ['okinawa'] }],
  [
    '총 50만원, 금연실, 트윈룸',
    { budget: { amount: 500_000, currency: 'KRW', per: 'stay' }, wishes: ['nonSmoking', 'twinBeds'] },
  ],
  ['이번 주 토요일 두 명', { checkin: '2026-11-28', adults: 2 }],
  ['다음 주 금요일부터 일요일까지', { checkin: '2026-12-04', nights: 2 }],
  ['조식 필요 없고 무료 취소 되는 방', { wishes: ['freeCancellation'] }],
  [
    '2만 5천엔 이내, 저녁 식사는 가이세키',
    { budget: { amount: 25_000, currency: 'JPY', per: 'stay' }, wishes: ['dinner'] },
  ],
  ['휠체어 이용 가능한 방, 셔틀버스', { wishes: ['accessible', 'shuttle'] }],
  ['9월 초 일주일, 다다미방', { checkin: '2027-09-01', nights: 7, wishes: ['japaneseRoom'] }],
  ['아기와 함께, 취사 가능, 세탁기', { kidsAges: [0], wishes: ['kitchen', 'laundry'] }],
  ['레이트 체크아웃, 와이파이, 헬스장', { wishes: ['lateCheckout', 'wifi', 'gym'] }],
  ['신혼여행 럭셔리 스위트룸, 킹사이즈 침대', { adults: 2, wishes: ['luxury', 'doubleBed'] }],
  ['2027년 3월 28일 도쿄 3박', { checkin: '2027-03-28', nights: 3, places: ['tokyo'] }],
  ['2월 30일에 갈게요', {}],
  ['비건 식사, 마사지, 얼리 체크인', { wishes: ['vegetarian', 'spa', 'earlyCheckin'] }],
  ['10만원 이상', {}],
  ['모레부터 3박, 후지산이 보이는 방', { checkin: '2026-11-25', nights: 3, wishes: ['view'] }],
  ['성인 3명 어린이 2명 (4살, 7살)', { adults: 3, kidsAges: [4, 7] }],
  ['안녕하세요', {}],
  [
    '부모님 모시고 갈 온천 료칸, 2박이고 인당 25만원 정도',
    {
      nights: 2,
      adults: 2,
      budget: { amount: 250_000, currency: 'KRW', per: 'person' },
      wishes: ['onsen', 'japaneseRoom'],
    },
  ],
])
