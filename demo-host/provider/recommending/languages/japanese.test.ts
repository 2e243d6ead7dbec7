import { understandsSentences } from '../../../../test/lib/wish-sentences.ts'

understandsSentences('ja', [
  [
    '来週末に箱根で2泊3日、大人2人子供1人',
    { checkin: '2026-12-05', nights: 2, adults: 2, kidsAges: [6], places: ['hakone'] },
  ],
  ['大人2名、4歳と7歳の子供、朝食付き', { adults: 2, kidsAges: [4, 7], wishes: ['breakfast'] }],
  [
    '夫婦で露天風呂付き客室、1泊2食付き、一人3万円以内',
    {
      nights: 1,
      adults: 2,
      budget: { amount: 30_000, currency: 'JPY', per: 'person' },
      wishes: ['privateBath', 'breakfast', 'dinner'],
    },
  ],
  [
    '5月3日から5日まで、京都、駅近の静かな宿',
    { checkin: '2027-05-03', nights: 2, places: ['kyoto'], wishes: ['nearStation', 'quiet'] },
  ],
  [
    '明日から一泊、一人旅、安い素泊まり',
    { checkin: '2026-11-24', nights: 1, adults: 1, wishes: ['cheap', 'roomOnly'] },
  ],
  ['令和9年8月10日、家族4人、プールのあるホテル', { checkin: '2027-08-10', adults: 4, wishes: ['family', 'pool'] }],
  [
    'クリスマスに海が見える部屋、予算は1泊5万円まで',
    { checkin: '2026-12-24', budget: { amount: 50_000, currency: 'JPY', per: 'night' }, wishes: ['seaView'] },
  ],
  ['ペット不可、禁煙ルーム希望', { wishes: ['nonSmoking'] }],
  ['愛犬と泊まれる宿、駐車場あり', { wishes: ['pets', 'parking'] }],
  ['3人で2部屋、今週の土曜日', { checkin: '2026-11-28', adults: 3, rooms: 2 }],
  ['二泊、大人三名、予算十万円', { nights: 2, adults: 3, budget: { amount: 100_000, currency: 'JPY', per: 'stay' } }],
  ['朝食なしで、キャンセル無料のプラン', { wishes: ['freeCancellation'] }],
  ['車椅子の母と温泉旅行、送迎あり', { adults: 2, wishes: ['accessible', 'onsen', 'shuttle'] }],
  [
    '年末年始に沖縄、3泊、合計20万円',
    {
      checkin: '2026-12-31',
      nights: 3,
      places: ['okinawa'],
      budget: { amount: 200_000, currency: 'JPY', per: 'stay' },
    },
  ],
  ['赤ちゃん連れ、和室で布団がいい', { kidsAges: [0], wishes: ['japaneseRoom'] }],
  [
    '12/24-26、ダブルベッド、レイトチェックアウト',
    { checkin: '2026-12-24', nights: 2, wishes: ['doubleBed', 'lateCheckout'] },
  ],
  ['9月上旬、２名、富士山が見える部屋', { checkin: '2027-09-01', adults: 2, wishes: ['view'] }],
  ['来月、出張で1名、Wi-Fi必須、東京', { checkin: '2026-12-01', adults: 1, places: ['tokyo'], wishes: ['wifi'] }],
  ['2万5千円以下、夕食は会席料理', { budget: { amount: 25_000, currency: 'JPY', per: 'stay' }, wishes: ['dinner'] }],
  ['1万円以上の部屋', {}],
  ['再来週の金曜日から2泊、サウナとジム', { checkin: '2026-12-11', nights: 2, wishes: ['spa', 'gym'] }],
  ['小学生2人と大人2人、ファミリー向け', { adults: 2, kidsAges: [6, 6], wishes: ['family'] }],
  ['2027年2月29日に泊まりたい', {}],
  ['温泉は不要、キッチン付きで洗濯機がある部屋', { wishes: ['kitchen', 'laundry'] }],
  ['お正月に豪華な特別室', { checkin: '2027-01-01', wishes: ['luxury'] }],
  ['ツインルーム、精進料理、アーリーチェックイン', { wishes: ['twinBeds', 'vegetarian', 'earlyCheckin'] }],
  ['15日から3泊', { checkin: '2026-12-15', nights: 3 }],
  ['こんにちは', {}],
  ['7月20日チェックイン、22日チェックアウトで大人4人', { checkin: '2027-07-20', nights: 2, adults: 4 }],
  ['子連れ（3歳・6歳）、8月お盆の時期', { checkin: '2027-08-13', kidsAges: [3, 6], wishes: ['family'] }],
])
