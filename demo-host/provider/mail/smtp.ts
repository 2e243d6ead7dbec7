import { createTransport } from 'nodemailer'

import type { MailTransport } from './transport.ts'

/** A mail server, by its address: smtp://name:password@host:port, or smtps:// for TLS from the start. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport(url)
  return {
    async send({ to, ...mail }) {
      await smtp.sendMail({
        ...mail,
        to: { name: '', address: to },
        envelope: { from: mail.from.address, to: [to] },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => smtp.close(),
  }
}
