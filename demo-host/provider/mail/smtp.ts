import { createTransport } from 'nodemailer'

import { SECOND_MS } from '../../../shared/constants.ts'
import type { MailSignature } from './mail-signature.ts'
import type { MailTransport } from './transport.ts'

/** A server that says nothing keeps the other mails waiting no longer than this; they are tried again. */
const WAIT = { connectionTimeout: 10 * SECOND_MS, greetingTimeout: 10 * SECOND_MS, socketTimeout: 30 * SECOND_MS }

/** What a letter of ours may carry, but for the words of its files; RFC 8058 asks for the last two. */
const SIGNED = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

/** A mail server, by its address: smtp://name:password@host:port, or smtps:// for TLS from the start. */
export function smtpTransport(url: string, signature?: MailSignature): MailTransport {
  const smtp = createTransport({ url, ...WAIT, ...(signature && { dkim: dkimOf(signature) }) })
  return {
    async send({ to, envelopeFrom, signature: own, headers, ...mail }) {
      await smtp.sendMail({
        ...mail,
        to: { name: '', address: to },
        // No answering machine answers it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        envelope: { from: envelopeFrom ?? mail.from.address, to: [to] },
        ...(own && { dkim: dkimOf(own) }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => smtp.close(),
  }
}

const dkimOf = ({ domain, selector, privateKey }: MailSignature) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED.join(':'),
})

/** Whether it answers and lets us in. Throws with what it said; sends nothing. */
export async function checkSmtp(url: string): Promise<void> {
  const smtp = createTransport({ url, ...WAIT })
  try {
    await smtp.verify()
  } finally {
    smtp.close()
  }
}
