import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { ACCOUNT_LETTERS } from './account-emails.ts'
import { renderMail } from './email-templates.ts'

const LINK = 'http://widget.test/member-confirmation?code=inn&confirmation_token=secret'
const hotel = { name: 'Shirotsuki <Inn>', address: '1 Lakeside, Hakone', phone: '+81460000000' }

describe('the letters about an account', () => {
  it('are written in every language, each with its own words and its link', async () => {
    for (const locale of LOCALE_CODES) {
      const subjects = new Set<string>()
      for (const letter of ACCOUNT_LETTERS) {
        const { subject, text, html } = await renderMail('account', { letter, hotel, name: 'Nora', link: LINK }, locale)
        subjects.add(subject)
        assert.ok(subject.includes(hotel.name) && text.includes('Nora') && text.includes(LINK), `${letter} ${locale}`)
        assert.ok(html.includes('Shirotsuki &lt;Inn&gt;'))
        assert.doesNotMatch(`${subject} ${text}`, /[a-z]Mail\.\w|mail\.\w+|\{\{|undefined/)
      }
      assert.equal(subjects.size, ACCOUNT_LETTERS.length)
    }
  })

  it('greet nobody by an empty name', async () => {
    const { text } = await renderMail('account', { letter: 'reset', hotel, name: '', link: LINK }, 'en')
    assert.doesNotMatch(text, /Dear/)
  })
})
