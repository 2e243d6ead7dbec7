import { monthNames, weekdayNames } from '../calendar-words.ts'
import type { WishLanguage } from './language.ts'

export const INDONESIAN_WORDS: WishLanguage = {
  locales: ['id'],
  script: /[a-z]/u,
  edges: 'words',
  numbers: {
    satu: 1,
    dua: 2,
    tiga: 3,
    empat: 4,
    lima: 5,
    enam: 6,
    tujuh: 7,
    delapan: 8,
    sembilan: 9,
    sepuluh: 10,
    seorang: 1,
    berdua: 2, // prettier-ignore
  },
  hasHan: false,
  dates: {
    months: {
      kind: 'named',
      names: monthNames('id', [[], ['pebruari'], [], [], [], [], [], ['agt', 'ags'], [], [], ['nopember'], []]),
      ordinal: '',
      before: '(?:(?:di|pada|untuk|selama)\\s)?(?:(?:bulan|awal|pertengahan|akhir)\\s)?',
    },
    between: '-|sampai(?: dengan)?|s\\/d|sd|hingga|ke|dan',
    or: '\\batau\\b',
    nextYear: 'tahun depan',
    parts: [
      ['awal', 1],
      ['pertengahan|tengah', 11],
      ['akhir', 21],
    ],
    relative: [
      ['hari ini|malam ini|nanti malam', 0],
      ['besok(?: malam)?', 1],
      ['lusa|besok lusa', 2],
    ],
    after: [
      ['{n} hari lagi', 1],
      ['{n} minggu lagi', 7],
    ],
    weekdays: weekdayNames('id', 'long', [['ahad'], [], [], [], [], ["jum'at"], []]),
    weekday: [
      ['(?:hari )?{w}(?<!minggu)(?: (?:ini|depan|malam|besok))?', 'coming'],
      ['hari {w}(?: (?:ini|depan))?', 'coming'],
      ['(?<=(?:sampai|hingga|ke|-) ?){w}(?: (?:minggu|pekan) ini| ini)?', 'coming'],
      ['(?:hari )?{w}(?<!minggu) minggu depan', 1],
    ],
    weekendBegins: 6,
    weekend: [
      ['(?:akhir pekan|akhir minggu|weekend)(?: ini)?', 0],
      ['(?:akhir pekan|akhir minggu|weekend)(?: minggu)? depan', 1],
    ],
    week: [
      ['minggu ini|pekan ini', 0],
      ['minggu depan|pekan depan', 1],
    ],
    month: [
      ['bulan ini', 0],
      ['bulan depan', 1],
    ],
    feasts: [
      ['(?:malam )?natal', '12-24'],
      ['malam tahun baru|tahun baru', '12-31'],
      ['hari kemerdekaan|17 agustusan', '08-17'],
    ],
  },
  nights: ['{n} ?(?:malam|mlm)', ['semalam|satu malam saja', 1]],
  days: ['{n} ?(?:hari|hr)(?! lagi)'],
  weeks: ['{n} ?(?:minggu|pekan)(?! lagi)', ['seminggu|sepekan', 1]],
  rooms: ['{n} ?(?:buah )?(?:kamar|unit)'],
  adults: [
    '{n} ?(?:orang )?dewasa',
    'dewasa {n}(?: orang)?',
    '(?:untuk |ber)?{n} ?(?:orang|tamu|org|pax|teman)',
    [
      '(?:ber)?dua(?:an)?(?: saja)?(?= |$|,)(?! malam)|berdua|pasangan|suami istri|(?:saya|aku) (?:dan|sama|bersama) (?:istri|suami|pacar|ibu|ayah|teman)(?: saya)?|bulan madu|pasutri|orang tua(?: saya)?',
      2,
    ],
    ['(?<!(?:masak|mobil) )sendiri(?:an)?|solo|seorang diri|perjalanan dinas', 1],
    ['bertiga', 3],
    ['berempat', 4],
  ],
  everybody: [
    'keluarga {n}(?: orang)?(?! (?:orang )?dewasa)',
    '(?:total|semuanya) {n} orang',
    '{n} orang (?:sekeluarga|semuanya|total)',
    'rombongan {n}(?: orang)?',
  ],
  kids: [
    '{n} ?(?:orang )?anak(?:-anak)?(?: kecil)?',
    'anak(?:-anak)? {n}(?: orang)?(?! (?:tahun|thn|th))',
    ['(?:dengan|bawa|membawa|bersama|dan|sama) (?:seorang |satu )?anak(?: kecil)?(?: (?:saya|kami))?', 1],
  ],
  kidWords: [
    ['(?:seorang |satu |1 )?bayi', 0],
    ['(?:seorang |satu |1 )?balita', 3],
  ],
  ages: [
    '(?:usia|umur|berusia|berumur) {n}(?: ?(?:tahun|thn|th))?',
    '{n}(?=,? dan \\d{1,2} ?(?:tahun|thn|th))',
    '{n} ?(?:tahun|thn|th)',
  ],
  kid: 'anak|bayi|balita|putra|putri',
  budget: {
    currencies: [
      ['rp\\.?|rupiah', 'IDR'],
      ['yen|¥', 'JPY'],
      ['dolar|dollar', 'USD'],
      ['ringgit', 'MYR'],
      ['euro', 'EUR'],
      ['won', 'KRW'],
      ['baht', 'THB'],
    ],
    multipliers: [
      ['rb|ribu|k', 1_000],
      ['jt|juta', 1_000_000],
    ],
    isHan: false,
    before:
      '(?:di )?bawah|maks(?:imal|imum)?\\.?|(?:tidak|ga|gak|nggak) lebih dari|budget|anggaran|bujet|sekitar|kurang dari|paling mahal|dana',
    after: 'ke bawah|maksimal|saja|an(?= |$)',
    least: { before: 'minimal|(?<!tidak )lebih dari|di atas|mulai', after: 'ke atas' },
    per: {
      night: '(?:per|\\/|se|tiap|setiap|sehari|\\bsatu)\\s?(?:malam|mlm|hari)',
      person: '(?:per|\\/|tiap|setiap)\\s?(?:orang|kepala|org|pax)|seorang',
      stay: 'total|semuanya|keseluruhan|selama menginap',
    },
  },
  wishes: {
    onsen: 'onsen|(?:pemandian |sumber )?air panas|pemandian(?: umum| jepang)?',
    privateBath:
      '(?:onsen|pemandian|bak mandi|kolam air panas|pemandian air panas) (?:pribadi|privat|private)|(?:onsen|jacuzzi) di (?:dalam )?kamar|jacuzzi',
    breakfast: 'sarapan(?: pagi)?|makan pagi|breakfast|half board',
    dinner: 'makan malam|dinner|kaiseki|half board',
    roomOnly: 'tanpa makan(?:an)?|kamar saja|room only',
    nonSmoking: '(?:bebas|tanpa|non|no|dilarang|tidak|anti)[ -]?(?:asap )?(?:rokok|merokok|smoking)',
    smoking: '(?:boleh |bisa |ruang |kamar )?merokok|smoking(?: room)?',
    parking: 'parkir(?:an)?(?: mobil| gratis)?|tempat parkir|bawa mobil|naik mobil(?: sendiri)?',
    seaView:
      '(?:pemandangan|menghadap|view|pinggir|tepi|dekat|lihat)(?: ke)? (?:laut|pantai)|laut view|sea view|ocean view|(?:dekat|di) pantai|tepi laut',
    view: '(?:pemandangan|view|panorama)(?: (?:bagus|indah|gunung|danau|kota|sungai|gunung fuji|taman))?|menghadap (?:gunung|danau|taman)',
    pets: '(?:hewan|binatang)(?: peliharaan)?|anjing|kucing|pet friendly',
    family:
      '(?:ramah|cocok untuk|untuk) (?:anak(?:-anak)?|keluarga)|(?:se)?keluarga(?: (?:kecil|besar))?|liburan keluarga',
    quiet: 'tenang|sepi|hening|damai|sunyi|tidak (?:berisik|bising)',
    nearStation:
      '(?:dekat|sebelah|samping|tidak jauh|jalan kaki)(?: (?:dari|dengan|ke))? (?:stasiun|mrt|kereta)(?: kereta)?|akses (?:ke )?stasiun',
    wifi: 'wi-?fi(?: gratis)?|internet',
    pool: 'kolam(?: renang)?|berenang',
    kitchen: 'dapur|(?:bisa )?masak(?: sendiri)?|memasak',
    accessible: 'kursi roda|(?:ramah )?disabilitas|difabel|aksesibel|tanpa tangga',
    lateCheckout: '(?:late|telat|lambat) check[ -]?out|check[ -]?out (?:lebih )?(?:siang|telat|lambat)',
    earlyCheckin: '(?:early) check[ -]?in|check[ -]?in (?:lebih )?(?:awal|pagi|cepat)',
    spa: 'spa|pijat|sauna|massage',
    gym: 'gym|fitness|pusat kebugaran|tempat fitnes',
    shuttle: '(?:antar[ -]?)?jemput(?:an)?(?: (?:bandara|stasiun))?|shuttle(?: bus)?|transfer bandara',
    freeCancellation:
      '(?:gratis|bebas) (?:pembatalan|batal)|(?:pembatalan|batal) gratis|(?:bisa|dapat) (?:di)?(?:batal(?:kan)?|refund|cancel)|refundable',
    twinBeds: 'twin(?: bed)?|(?:dua|2) (?:tempat tidur|ranjang|kasur|bed)(?: (?:terpisah|single))?',
    doubleBed:
      'double(?: bed)?|(?:kasur|ranjang|tempat tidur) (?:besar|double|king|queen)|king(?: size)?(?: bed)?|queen(?: bed)?',
    japaneseRoom: 'tatami|kamar (?:gaya |ala )?jepang|ryokan|futon',
    halal: '(?:makanan |menu |restoran )?halal|muslim friendly|ramah muslim',
    vegetarian: 'vegetarian|vegan|nabati',
    laundry: 'laundry|mesin cuci|cuci baju',
    cheap: '(?:yang )?murah(?: meriah)?|termurah|hemat|terjangkau|ekonomis|(?:tidak|nggak|gak|ga) (?:terlalu )?mahal',
    luxury: 'mewah|bintang (?:lima|5)|suite|luks|eksklusif',
  },
  not: {
    before:
      '(?<![\\p{L}])(?:tanpa|tidak|tak|bukan|jangan|ga|gak|nggak|enggak|tidak perlu|tidak butuh|kecuali)\\s(?:(?:perlu|butuh|mau|ingin|usah|ada|pakai|bawa|termasuk)\\s)?(?:[\\p{L}-]+\\s(?:atau|dan|maupun)\\s)?(?:ada\\s)?',
    after: '\\s(?:tidak|ga|gak|nggak|enggak)\\s(?:perlu|butuh|usah|dibutuhkan)',
  },
}
