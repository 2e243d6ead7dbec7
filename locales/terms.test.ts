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
  'pay at the hotel': { english: /\bpay at the hotel\b/i, ja: /現地/, ko: /현장/, zh_Hans: /到店/, zh_Hant: /現場/, id: /di hotel/i, th: /ที่โรงแรม/, ar: /في الفندق/ }, // prettier-ignore
  'bank transfer': { english: /\bbank transfer\b/i, ja: /銀行振込/, ko: /계좌 이체/, zh_Hans: /银行转账/, zh_Hant: /銀行轉帳/, id: /transfer bank/i, th: /โอน.*ธนาคาร/, ar: /تحويل بنكي/ }, // prettier-ignore
  deposit: { english: /\bdeposit\b/i, ja: /予約金/, ko: /예약금/, zh_Hans: /订金/, zh_Hant: /訂金/, id: /uang muka/i, th: /มัดจำ/, ar: /عربون/ }, // prettier-ignore
  plan: { english: /\b(?:this|another|your|by) plan\b|^plan$/i, ja: /プラン/, ko: /플랜/, zh_Hans: /方案/, zh_Hant: /方案/, id: /paket/i, th: /แพ็กเกจ/, ar: /باق/ }, // prettier-ignore
  'reservation number': { english: /\b(?:reservation|booking) number\b/i, ja: /予約番号/, ko: /예약 번호/, zh_Hans: /预订号/, zh_Hant: /訂房編號/, id: /nomor reservasi/i, th: /หมายเลขการจอง/, ar: /(?:رقم|برقم) الحجز/ }, // prettier-ignore
  'day use': { english: /\bday use\b/i, ja: /デイユース/, ko: /데이유스/, zh_Hans: /日间用房/, zh_Hant: /日間休息/, id: /penggunaan harian/i, th: /เดย์ยูส/, ar: /إقامة نهارية/ }, // prettier-ignore
  'rounded down': { english: /\brounded down\b/i, ja: /端数/, ko: /단수 절사/, zh_Hans: /尾数优惠/, zh_Hant: /尾數優惠/, id: /pembulatan ke bawah/i, th: /ปัดเศษลง/, ar: /تقريب إلى الأدنى/ }, // prettier-ignore
  'check-out': { english: /\bcheck-out\b/i, ja: /チェックアウト/, ko: /체크아웃/, zh_Hans: /退房/, zh_Hant: /退房/, id: /check-out/i, th: /เช็คเอาท์/, ar: /مغادرة/ }, // prettier-ignore
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

/** Entries of the menu, and the pages they lead to. */
const PAGES = { stays: 'stays', points: 'points', payment: 'cards', promotions: 'promotions', profile: 'profile' }

describe('the menu calls the pages of the account as they call themselves', () => {
  for (const locale of LOCALE_CODES)
    it(locale, async () => {
      const words = await wordsOf(locale)
      for (const [entry, page] of Object.entries(PAGES))
        assert.equal(words.get(`loginMenu.${entry}`), words.get(`account.${page}`))
    })
})

/** Ways to speak to a guest that are not the one of the language: everybody is spoken to alike, by every screen. */
const ANOTHER_TONE: Partial<Record<Locale, RegExp>> = {
  ko: /(?:주|하|보)세요/,
  th: /(?<!(?:ทุก|ต่อ|หนึ่ง|\}\} |\d ))ท่าน(?!ั)/,
  // Only a party can be "all of you".
  ar: /\p{L}كم(?!\p{L}| جميع)/u,
}

describe('a guest is spoken to in one tone', () => {
  for (const [locale, tone] of Object.entries(ANOTHER_TONE) as [Locale, RegExp][])
    // Object.entries forgets the names
    it(locale, async () => {
      const others = [...(await wordsOf(locale))].filter(([, words]) => tone.test(words))
      assert.deepEqual(others, [])
    })
})
