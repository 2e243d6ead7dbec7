import { LOCALES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { html } from '../../../provider/kernel/html.ts'
import type { Html } from '../../../provider/kernel/html.ts'

const WORDS: Record<Locale, string> = {
  en: 'I am a person',
  ja: '私は人間です',
  ko: '저는 사람입니다',
  zh_Hans: '我是真人',
  zh_Hant: '我是真人',
  id: 'Saya manusia',
  th: 'ฉันเป็นมนุษย์',
  ar: 'أنا إنسان',
}

/** What the stand-in asks; the token leaves the page with the tick. */
export const checkPage = (locale: Locale, token: string): Html =>
  html`<!doctype html>
    <html lang="${LOCALES[locale].tag}" dir="${LOCALES[locale].direction}">
      <head>
        <meta charset="utf-8" />
        <title>${WORDS[locale]}</title>
        <link rel="stylesheet" href="/check.css" />
      </head>
      <body data-token="${token}">
        <main>
          <label><input type="checkbox" id="person" /> ${WORDS[locale]}</label>
        </main>
        <script src="/turnstile/frame.js"></script>
      </body>
    </html>`
