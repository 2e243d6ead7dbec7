import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { rendered } from '../../../test/lib/rendered.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

/** Effects come behind the paint, which nothing here waits for. */
const DRAWN_MS = 150

type Told = { name?: string; mail?: string; busy?: boolean }

function opened() {
  let sent = 0
  const form = ({ name, mail, busy = false }: Told) => (
    <Form busy={busy} onSubmit={() => sent++}>
      <Field label="Name" error={name} />
      <Field label="E-mail" error={mail} />
      <button type="submit">Send</button>
    </Form>
  )
  const kit = rendered(form({}))
  const send = () =>
    kit.act(() => kit.one('form').dispatchEvent(new kit.view.Event('submit', { cancelable: true }) as unknown as Event))
  /** What a form does once everything of a press is drawn. */
  const drawn = () => new Promise((next) => setTimeout(next, DRAWN_MS))
  return { ...kit, send, drawn, sent: () => sent, tell: (told: Told) => kit.show(form(told)), at: () => kit.root.activeElement } // prettier-ignore
}

describe('Form', () => {
  it('leads to the first field that is wrong, each time it is sent', async () => {
    const { send, tell, at, named, drawn, sent } = opened()
    send()
    tell({ name: 'Please fill this in', mail: 'Something is missing after the @' })
    await drawn()
    assert.ok(at() === named('input', 'Name'))
    named('input', 'E-mail').focus()
    send()
    await drawn()
    assert.ok(at() === named('input', 'Name'))
    assert.equal(sent(), 2)
  })

  it('leads to what the server finds wrong when it has answered', async () => {
    const { send, tell, at, named, drawn } = opened()
    named('button', 'Send').focus()
    send()
    tell({ busy: true })
    await drawn()
    tell({ mail: 'Somebody else has this address' })
    await drawn()
    assert.ok(at() === named('input', 'E-mail'))
  })

  it('leads nobody away who has gone on to a field or types', async () => {
    const gone = opened()
    gone.send()
    gone.named('input', 'Name').focus()
    gone.tell({ mail: 'Somebody else has this address' })
    await gone.drawn()
    assert.ok(gone.at() === gone.named('input', 'Name'))

    const typing = opened()
    typing.named('input', 'Name').focus()
    typing.send()
    typing.named('input', 'Name').dispatchEvent(new typing.view.Event('input', { bubbles: true }) as unknown as Event)
    typing.tell({ mail: 'Somebody else has this address' })
    await typing.drawn()
    assert.ok(typing.at() === typing.named('input', 'Name'))
  })

  it('is sent once, while it waits for its answer', () => {
    const { send, tell, sent } = opened()
    send()
    tell({ busy: true })
    send()
    assert.equal(sent(), 1)
  })
})
