import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { html } from '../kernel/html.ts'
import type { Html } from '../kernel/html.ts'
import type { Mail } from './email-templates.ts'
import type { Letterhead } from './letterhead.ts'

export type Row = { label: string; lines: readonly string[] }

/** What any of our mails is made of; each is sent as plain text and as quiet HTML that says the same. */
export type EmailContent = {
  subject: string
  /** Whose letter it is; their logo may stand in its place. */
  heading: string
  paragraphs: readonly string[]
  rows: readonly Row[]
  action: { label: string; url: string; note: string }
  closing: string
  files?: readonly MailFile[]
  /**
   * The way out of letters one asked for. It stands in the header, too, where mail readers look for it: `oneClick` takes their
   * POST, and leads who opens it to the page.
   */
  stop?: { label: string; url: string; oneClick?: string | undefined }
}

/** Comes with the mail as an attachment. */
export type MailFile = { filename: string; content: string; contentType: string }

/** RFC 8058, 3.1: a mail reader may end the letters without asking a page. */
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Mail readers know neither sheets nor variables: styles stand at the elements. */
const STYLE = {
  body: 'margin:0;background:#f7f6f2;color:#1f2522;font:16px/1.6 -apple-system,Segoe UI,Roboto,Noto Sans,sans-serif',
  sheet: 'max-width:592px;margin:0 auto;padding:32px 24px;background:#ffffff',
  paragraph: 'margin:0 0 12px',
  table: 'width:100%;border-collapse:collapse;margin:24px 0',
  label:
    'text-align:start;vertical-align:top;padding:10px 0;border-top:1px solid #dddfdd;font-weight:400;color:#5c6561;width:34%',
  value: 'vertical-align:top;padding:10px 0;border-top:1px solid #dddfdd',
  head: 'max-width:592px;margin:0 auto;padding:20px 24px',
  heading: 'margin:0;font:400 24px/1.35 Georgia,Noto Serif,serif',
  logo: 'display:block;max-width:240px;max-height:48px;border:0',
  button: 'display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none;border-radius:4px',
  note: 'margin:12px 0 0;font-size:13px;color:#5c6561',
}

export function renderEmail(content: EmailContent, locale: Locale, letterhead: Letterhead): Mail {
  const { subject, files = [], stop } = content
  return {
    subject: oneLine(subject),
    text: plain(content),
    html: markup(content, locale, letterhead).markup,
    attachments: [...files],
    ...(stop && { list: { unsubscribe: stop.oneClick ?? stop.url } }),
    ...(stop?.oneClick && { headers: ONE_CLICK }),
  }
}

/** A line break in a header would start another header (guarantee S21). */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

function plain({ paragraphs, rows, action, closing, stop }: EmailContent): string {
  const table = rows.map(({ label, lines }) => `${label}: ${lines.map(oneLine).join('\n    ')}`).join('\n')
  const ways = [
    `${action.label}:\n${action.url}\n${action.note}`,
    closing,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
  ]
  return [...paragraphs, table, ...ways].join('\n\n') + '\n'
}

function markup(content: EmailContent, locale: Locale, { logo, colours }: Letterhead): Html {
  const { tag, direction } = LOCALES[locale]
  const paragraphs = content.paragraphs.map((text) => html`<p style="${STYLE.paragraph}">${text}</p>`)
  const rows = content.rows.map(
    ({ label, lines }) =>
      html`<tr>
        <th scope="row" style="${STYLE.label};padding-${direction === 'rtl' ? 'left' : 'right'}:16px">${label}</th>
        <td style="${STYLE.value}">${lines.map((line) => html`<bdi>${line}</bdi><br />`)}</td>
      </tr>`,
  )
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${content.subject}</title>
      </head>
      <body style="${STYLE.body}">
        <div style="${STYLE.head};${ground(colours.header, colours['on-header'])}">
          <h1 style="${STYLE.heading}">${logo ? picture(logo, content.heading) : content.heading}</h1>
        </div>
        <div style="${STYLE.sheet}">
          ${paragraphs}
          <table style="${STYLE.table}">
            ${rows}
          </table>
          <p style="${STYLE.paragraph}">
            <a href="${content.action.url}" style="${STYLE.button};${ground(colours.accent, colours['on-accent'])}"
              >${content.action.label}</a
            >
          </p>
          <p style="${STYLE.note}">${content.action.note}</p>
          <p style="${STYLE.note}">${content.closing}</p>
          ${content.stop ? html`<p style="${STYLE.note}"><a href="${content.stop.url}">${content.stop.label}</a></p>` : null}
        </div>
      </body>
    </html>`
}

const ground = (background: string, colour: string) => `background:${background};color:${colour}`

/** The logo says the name to who cannot see it, or whose reader shows no pictures. */
const picture = (logo: string, name: string) => html`<img src="${logo}" alt="${name}" style="${STYLE.logo}" />`
