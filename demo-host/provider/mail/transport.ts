import type { Mail } from './email-templates.ts'
import type { MailSignature } from './mail-signature.ts'

/** A letter as it leaves: to one address, from the operator's own or a hotel's. */
export type OutgoingMail = Mail & {
  from: { name: string; address: string }
  /** Whom an answer reaches, where that is somebody else. */
  replyTo?: { name: string; address: string }
  /** Where its mail server sends reports; `from` without one. */
  envelopeFrom?: string
  /** In place of the transport's own. */
  signature?: MailSignature
  to: string
  /** Its Message-ID: the same however often it is sent, so that a letter that comes twice is one to who receives it. */
  messageId: string
}

/** A port: who takes the outbox's mails away. */
export type MailTransport = {
  /** Throws when the mail was not taken: it is tried again later. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}
