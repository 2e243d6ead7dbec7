import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { useEffect } from 'react'

import { until } from '../../../test/lib/until.ts'
import { rendered } from '../../../test/lib/rendered.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

type Told = { name?: string; mail?: string; busy?: boolean }

function opened() {
  const done = { sent: 0, drawn: 0, shown: 1 }
  /** What comes behind the paint has come for the form, too, once it has for what is in it. */
  function Drawn() {
    useEffect(() => void done.drawn++)
    return null
  }
  const form = ({ name, mail, busy = false }: Told) => (
    <Form busy={busy} onSubmit={() => done.sent++}>
      <Field label="Name" error={name} />
      <Field label="E-mail" error={mail} />
      <button type="submit">Send</button>
      <Drawn />
    </Form>
  )
  const kit = rendered(form({}))
  const send = () =>
    kit.act(() => kit.one('form').dispatchEvent(new kit.view.Event('submit', { cancelable: true }) as unknown as Event))
  async function tell(told: Told) {
    kit.show(form(told))
    done.shown++
    await until(() => done.drawn >= done.shown, 'what comes behind the paint')
  }
  const isAt = (name: string) => kit.root.activeElement === kit.named('input', name)
  return { ...kit, send, tell, isAt, sent: () => done.sent }
}

describe('Form', () => {
  it('leads to the first field that is wrong, each time it is sent', async () => {
    const { send, tell, isAt, named, sent } = opened()
    send()
    await tell({ name: 'Please fill this in', mail: 'Something is missing after the @' })
    assert.ok(isAt('Name'))
    named('input', 'E-mail').focus()
    send()
    await until(() => isAt('Name'), 'the first wrong field once more')
    assert.equal(sent(), 2)
  })

  it('leads to what the server finds wrong when it has answered', async () => {
    const { send, tell, isAt, named } = opened()
    named('button', 'Send').focus()
    send()
    await tell({ busy: true })
    await tell({ mail: 'Somebody else has this address' })
    assert.ok(isAt('E-mail'))
  })

  it('leads nobody away who has gone on to a field or types', async () => {
    const gone = opened()
    gone.send()
    gone.named('input', 'Name').focus()
    await gone.tell({ mail: 'Somebody else has this address' })
    assert.ok(gone.isAt('Name'))

    const typing = opened()
    typing.named('input', 'Name').focus()
    typing.send()
    typing.named('input', 'Name').dispatchEvent(new typing.view.Event('input', { bubbles: true }) as unknown as Event)
    await typing.tell({ mail: 'Somebody else has this address' })
    assert.ok(typing.isAt('Name'))
  })

  it('is sent once, while it waits for its answer', async () => {
    const { send, tell, sent } = opened()
    send()
    await tell({ busy: true })
    send()
    assert.equal(sent(), 1)
  })
})
