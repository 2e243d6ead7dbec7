import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  room: 'Kamar {{number}}',
  upToGuests: { other: 'Maksimal {{n}} tamu' },
  upToRooms: { other: 'Maksimal {{n}} kamar' },
  adults: 'Dewasa',
  adultsFrom: { other: '{{n}} tahun ke atas, termasuk remaja' },
  children: 'Anak',
  childrenTo: '0 sampai {{age}} tahun',
  tierAges: '{{from}} sampai {{to}} tahun',
  tierAge: { other: '{{n}} tahun' },
  fewerAdults: 'Kurangi satu dewasa',
  moreAdults: 'Tambah satu dewasa',
  fewerChildren: 'Kurangi satu anak',
  moreChildren: 'Tambah satu anak',
  fewerOf: '{{tier}}: kurangi satu',
  moreOf: '{{tier}}: tambah satu',
  ageOfChild: 'Usia anak {{number}}',
  chooseAge: 'Pilih',
  ageNeeded: 'Harga bergantung pada usia',
  addRoom: 'Tambah kamar',
  removeRoom: 'Hapus kamar {{number}}',

  // Rooms
  rooms: 'Kamar',
  removeLast: 'Kurangi satu kamar',
  changeRoom: 'Ubah kamar {{number}}',
  flightRooms: { other: 'Dengan penerbangan, maksimal {{n}} kamar' },

  // What a room takes
  upToAdults: { other: 'Maksimal {{n}} dewasa' },
  upToChildren: { other: 'Maksimal {{n}} anak' },
  upToPerAdult: { other: 'Maksimal {{n}} anak per orang dewasa' },
  sharedPerAdult: 'Satu anak per orang dewasa boleh berbagi tempat tidur',
  noChildren: 'Hotel ini hanya menerima tamu dewasa',

  // Meals and bed of a child
  meals: 'Makanan dan tempat tidur anak',
  mealOfChild: 'Makanan dan tempat tidur anak {{number}}',
  mealNeeded: 'Harga bergantung pada makanan dan tempat tidur',
  option_meal_same_as_adult_bedding: 'Makanan seperti dewasa, tempat tidur sendiri',
  option_meal_yes_bedding: 'Makanan anak, tempat tidur sendiri',
  option_meal_yes: 'Makanan anak, berbagi tempat tidur',
  option_meal_no_bedding: 'Tanpa makanan, tempat tidur sendiri',
  option_meal_no: 'Tanpa makanan, berbagi tempat tidur',
  optionForAges: '{{option}} ({{ages}})',
})
