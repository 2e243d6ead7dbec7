import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  or: '또는',
  payWith: '{{name}}(으)로 결제',
  note: '{{name}}에서 결제를 승인하시면 바로 이 화면으로 돌아옵니다.',
  title: '{{name}}에서 계속하기',
  text: '{{name}}에서 결제를 승인하시는 동안 객실을 확보해 둡니다. 승인하기 전에는 청구되지 않습니다.',
  goOn: '{{name}}(으)로 이동',
  bankText: '은행 페이지에서 결제를 확인하시는 동안 객실을 확보해 둡니다. 승인하기 전에는 청구되지 않습니다.',
  goToBank: '은행 페이지로 이동',
})
