import { english } from '../text.ts'

export const text = english({
  reason_price: 'The lowest price for your dates',
  reason_fit: 'Room for all of you in one room',
  reason_breakfast: 'Often chosen with breakfast',
  reason_dinner: 'Often chosen with dinner',
  reason_cancel: 'Can be cancelled free of charge',
  reason_popular: 'Often chosen by guests',
  reason_available: 'Free on your dates',
  reason_wishes: 'As you wished: {{wishes}}',
  reason_apart: 'What sets it apart: {{wishes}}',
  area_hokkaido: 'Hokkaido',
  area_tohoku: 'Tohoku',
  area_kanto: 'Kanto',
  area_chubu: 'Chubu',
  area_kansai: 'Kansai',
  area_chugoku: 'Chugoku',
  area_shikoku: 'Shikoku',
  area_kyushu: 'Kyushu and Okinawa',
})
