import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  label: 'العملة',
  title: 'اعرض الأسعار بعملة',
  search: 'اسم العملة أو رمزها',
  suggested: 'مقترحة',
  all: 'كل العملات',
  none: 'لا توجد عملة بهذا الاسم',
  note: 'يحصّل الفندق المبلغ بعملة {{currency}}. أما الأسعار بالعملات الأخرى فمحوَّلة لتتمكن من المقارنة.',
})
