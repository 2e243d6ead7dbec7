import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { inboxMessage } from './schema.ts'
import type { Database } from '../../provider/db/open.ts'

const MAX_BYTES = 1_000_000

export type MailServer = { url: string; close: () => Promise<void> }

/** The demo's mail server: takes what is sent to it on this machine and keeps it for the inbox page. */
export async function startMailServer(database: Database, clock: { now: () => number }): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address)
      keep(stream, to).then(() => done(), done)
    },
  })

  async function keep(stream: AsyncIterable<Buffer>, recipients: readonly string[]) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const mail = await PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'utf8' })
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    const message = {
      from_address: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers,
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        text: typeof content === 'string' ? content : new TextDecoder().decode(content),
      })),
      received_at: new Date(clock.now()),
    }
    await database.orm.insert(inboxMessage).values(recipients.map((to_address) => ({ ...message, to_address })))
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // A guest's connection that breaks off is the sender's business; without a listener it would end the process.
  server.removeAllListeners('error').on('error', () => undefined)
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}
