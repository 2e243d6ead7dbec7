import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  title: 'إضافات إلى إقامتك',
  lead: 'جميعها اختيارية، ويمكنك تغييرها حتى إتمام الحجز.',
  leadChanging: 'جميعها اختيارية، ويمكنك تعديلها حتى تأكيد التغيير.',
  included: 'مشمولة في الباقة دون رسوم إضافية',
  each: '{{price}} للواحدة',
  prices: '{{from}} – {{to}}',
  add: 'إضافة',
  fewer: 'إنقاص واحدة: {{name}}',
  more: 'إضافة واحدة: {{name}}',
  left: {
    zero: 'لم يتبقَّ شيء',
    one: 'لم يتبقَّ سوى واحدة',
    two: 'لم يتبقَّ سوى اثنتين',
    few: 'لم يتبقَّ سوى {{n}}',
    many: 'لم يتبقَّ سوى {{n}}',
    other: 'لم يتبقَّ سوى {{n}}',
  },
  soldOut: 'نفدت الكمية',
  range: 'من {{min}} إلى {{max}} في المرة',
  upTo: 'حتى {{max}}',
  limit: '{{max}} كحد أقصى في الحجز الواحد',
  days: 'اختر الأيام',
  times: 'اختر الوقت',
  dayAndTime: '{{day}}، {{time}}',
  failed: 'تعذّر تحميل الإضافات',
  loading: 'جارٍ تحميل الإضافات',
  chosen: 'الإضافات المختارة',
  many: '{{name}} × {{count}}',
  remove: 'إزالة هذه الإضافة',
})
