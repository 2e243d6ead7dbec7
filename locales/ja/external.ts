import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  waiting: 'ログインしています…',
  title: 'ログインできませんでした',
  failed: 'ログインを確認できませんでした。もう一度お試しください。',
  notRegistered: '会員情報が登録されていないため、ログインできませんでした。',
  notLeft: 'ログインページを開けませんでした。通信状況をご確認のうえ、もう一度お試しください。',
  customAuthFailed: '自動でログインできませんでした。ログインせずに検索・ご予約いただけます。',
  signUp: '会員登録',
  signIn: '別の方法でログイン',
  search: '客室を検索',
  others: 'その他のログイン方法',
  setupTitle: 'あと少しで完了です',
  setupLead: 'ご登録を完了するため、お名前をご入力ください。',
  setupDone: '登録を完了する',
})
