/** What a mail server says of a letter that it could not bring (RFC 3464). */
export type Bounce = {
  /** As the letter was sent, and where that was passed on to. */
  addresses: string[]
  /** As it says it: '5.1.1' (RFC 3463). */
  status: string
  /** Its address takes no mail, today or tomorrow. */
  isForGood: boolean
  /** Of the letter itself, among others: who sends a false report does not know it. */
  messageIds: string[]
}

/** No such mailbox, no such domain, closed. Every other refusal is about the letter, its sender (5.1.7, 5.1.8) or the day. */
const FOR_GOOD = /^5\.(?:1\.(?:[0-6]|10)|2\.1|4\.4)$/
/** Of servers that give no better status than this, it stands in what the other side said. */
const ANY = /^5\.0\.0$/
const ADDRESS = /^(?:final|original)-recipient:[ \t]*rfc822;[ \t]*<?([^\s<>]+)>?/gim
const MESSAGE_ID = /^message-id:[ \t]*(<[^\s<>]+>)/gim

/** Null: no report, or of a letter that arrived late or not yet. */
export function readBounce(message: string): Bounce | null {
  const whole = message.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const failed = whole.split('\n\n').find((block) => /^action:[ \t]*failed\b/im.test(block))
  const said = failed && /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(failed)?.[1]
  if (!failed || !said) return null
  const better = /^diagnostic-code:.*?\b(5\.\d{1,3}\.\d{1,3})\b/im.exec(failed)?.[1]
  const status = ANY.test(said) && better ? better : said
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
  return {
    addresses: all(failed, ADDRESS).map((address) => address.toLowerCase()),
    status,
    isForGood: FOR_GOOD.test(status),
    messageIds: all(whole, MESSAGE_ID),
  }
}
