import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  reason_price: 'أقل سعر لتواريخك',
  reason_fit: 'غرفة واحدة تتسع لكم جميعًا',
  reason_breakfast: 'كثيرًا ما يختارها النزلاء مع الإفطار',
  reason_dinner: 'كثيرًا ما يختارها النزلاء مع العشاء',
  reason_cancel: 'يمكن إلغاؤها مجانًا',
  reason_popular: 'كثيرًا ما يختارها النزلاء',
  reason_available: 'متاحة في تواريخك',
  reason_wishes: 'كما رغبت: {{wishes}}',
  reason_apart: 'ما يميّز هذه الغرفة: {{wishes}}',
  area_hokkaido: 'هوكايدو',
  area_tohoku: 'توهوكو',
  area_kanto: 'كانتو',
  area_chubu: 'تشوبو',
  area_kansai: 'كانساي',
  area_chugoku: 'تشوغوكو',
  area_shikoku: 'شيكوكو',
  area_kyushu: 'كيوشو وأوكيناوا',
})
