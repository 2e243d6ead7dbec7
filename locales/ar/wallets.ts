import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  or: 'أو',
  payWith: 'الدفع عبر {{name}}',
  note: 'توافق على الدفع في {{name}} ثم تعود إلى هنا مباشرة.',
  title: 'المتابعة في {{name}}',
  text: 'نحجز غرفتك ريثما توافق على الدفع في {{name}}، ولا يُخصم شيء قبل ذلك.',
  goOn: 'الانتقال إلى {{name}}',
  bankText: 'نحجز غرفتك ريثما تؤكد الدفع في صفحة البنك، ولا يُخصم شيء قبل ذلك.',
  goToBank: 'الانتقال إلى البنك',
})
