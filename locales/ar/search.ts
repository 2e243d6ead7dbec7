import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  dates: 'الوصول والمغادرة',
  guests: 'الضيوف',
  search: 'بحث',
  change: 'تعديل',
  hotel: 'الفندق',
  childOpen: 'يُرجى إكمال بيانات الأطفال',
})
