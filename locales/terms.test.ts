import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../shared/locales.ts'
import type { Locale } from '../shared/locales.ts'
import type { PartName } from './locale-file.ts'
import { LOCALE_FILES } from './table.ts'

type Term = { english: RegExp } & Record<Exclude<Locale, 'en'>, RegExp>

/** What a guest meets on several screens, and its one name in each language. */
const TERMS: Readonly<Record<string, Term>> = {
  voucher: { english: /\bvouchers?\b/i, ja: /バウチャー/, ko: /바우처/, zh_Hans: /住宿券/, zh_Hant: /住宿券/, id: /voucher/i, th: /บัตรกำนัล/, ar: /قسيم|قسائم/ }, // prettier-ignore
  coupon: { english: /\bcoupons?\b/i, ja: /クーポン/, ko: /쿠폰/, zh_Hans: /优惠券/, zh_Hant: /優惠券/, id: /kupon/i, th: /คูปอง/, ar: /قسيم|قسائم/ }, // prettier-ignore
  lottery: { english: /\blotter(?:y|ies)\b/i, ja: /抽選/, ko: /추첨/, zh_Hans: /抽签/, zh_Hant: /抽籤/, id: /undian/i, th: /จับสลาก/, ar: /قرعة/ }, // prettier-ignore
  'saved card': { english: /\bsaved cards?\b/i, ja: /登録/, ko: /저장/, zh_Hans: /保存/, zh_Hant: /儲存/, id: /simpan/i, th: /บันทึก/, ar: /محفوظ/ }, // prettier-ignore
  password: { english: /\bpassword\b/i, ja: /パスワード/, ko: /비밀번호/, zh_Hans: /密码/, zh_Hant: /密碼/, id: /kata sandi/i, th: /รหัสผ่าน/, ar: /كلم(?:ة|تا|تي) (?:ال)?مرور/ }, // prettier-ignore
  'sign in': { english: /\bsign(?:ed)? in\b/i, ja: /ログイン/, ko: /로그인/, zh_Hans: /登录/, zh_Hant: /登入/, id: /masuk/i, th: /เข้าสู่ระบบ/, ar: /دخول/ }, // prettier-ignore
  'sign out': { english: /\bsign(?:ed)? out\b/i, ja: /ログアウト/, ko: /로그아웃/, zh_Hans: /退出/, zh_Hant: /登出/, id: /keluar/i, th: /ออกจากระบบ/, ar: /خروج/ }, // prettier-ignore
  'accommodation tax': { english: /\baccommodation tax\b/i, ja: /宿泊税/, ko: /숙박세/, zh_Hans: /住宿税/, zh_Hant: /住宿稅/, id: /pajak penginapan/i, th: /ภาษีที่พัก/, ar: /ضريبة (?:ال)?إقامة/ }, // prettier-ignore
}

/** All words of a language by their key; of a text with plural forms all forms together. */
async function wordsOf(locale: Locale): Promise<Map<string, string>> {
  const { parts } = await LOCALE_FILES[locale]()
  const found = new Map<string, string>()
  for (const part of Object.keys(parts) as PartName[])
    // Object.keys forgets the names it lists
    for (const [name, entry] of Object.entries((await parts[part]()).text))
      found.set(`${part}.${name}`, typeof entry === 'string' ? entry : Object.values(entry).join(' '))
  return found
}

describe('one thing has one name', () => {
  for (const locale of LOCALE_CODES)
    if (locale !== 'en')
      it(`on every screen and in every letter (${locale})`, async () => {
        const [english, own] = [await wordsOf('en'), await wordsOf(locale)]
        const others: string[] = []
        for (const [term, { english: said, [locale]: name }] of Object.entries(TERMS)) {
          const about = [...english].filter(([, words]) => said.test(words))
          assert.ok(about.length > 0, term)
          for (const [key] of about) if (!name.test(own.get(key) ?? '')) others.push(`${term}: ${key} ${own.get(key)}`)
        }
        assert.deepEqual(others, [])
      })
})
