import type { StoredMemberSettings } from '../../provider/db/schema/hotel-settings.ts'

const by = (name: string) => ({
  ja: `${name}でログイン`,
  en: `Sign in with ${name}`,
  ko: `${name} 계정으로 로그인`,
  zh_Hans: `使用 ${name} 登录`,
  zh_Hant: `使用 ${name} 登入`,
  id: `Masuk dengan ${name}`,
  th: `เข้าสู่ระบบด้วย ${name}`,
  ar: `تسجيل الدخول عبر ${name}`,
})
const SISTER = {
  ja: '月の宿カードでログイン',
  en: 'Sign in with the Moon Card',
  ko: 'Moon Card 계정으로 로그인',
  zh_Hans: '使用月之卡登录',
  zh_Hant: '使用月之卡登入',
  id: 'Masuk dengan Moon Card',
  th: 'เข้าสู่ระบบด้วย Moon Card',
  ar: 'تسجيل الدخول عبر Moon Card',
}

/** Where guests may sign in with somebody else who knows them, by the hotel's code; the names are made up as the houses are. */
export const EXTERNAL: Readonly<Record<string, StoredMemberSettings>> = {
  minato: {
    external_sign_in: [
      { provider: 'line', titles: by('LINE'), colour: '#06c755' },
      { provider: 'facebook', titles: by('Facebook'), colour: '#0866ff' },
      { provider: 'open_id', titles: by('Tsuki ID'), colour: null },
      { provider: 'creansmaerd', titles: SISTER, colour: null },
    ],
  },
  setouchi: {
    brand_custom_auth_token_name: 'umikaze_token',
    external_sign_in: [{ provider: 'custom', titles: by('Umikaze'), colour: null }],
  },
}
