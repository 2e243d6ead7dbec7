import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { answerOwnCalls, withOwnCalls } from './own-origin-calls.ts'

const BODY_LIMIT = 100
let api: FastifyInstance
let widget: FastifyInstance

before(async () => {
  api = fastify({ bodyLimit: BODY_LIMIT })
  api.all('/hotels/:code', async ({ method, params, query, body }) => ({ method, params, query, body }))
  widget = fastify()
  answerOwnCalls(widget, api)
  widget.addHook('onSend', async (_request, reply) => void reply.header('x-of', 'the widget'))
  widget.get('/*', async () => 'a document')
  await api.ready()
})
after(() => Promise.all([api.close(), widget.close()]))

describe("calls at the widget's own origin", () => {
  it('are answered as the API answers them, whatever their method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const asked = { method, ...(method !== 'GET' && { payload: { a: 1 } }) }
      const [here, there] = await Promise.all([
        widget.inject({ ...asked, url: '/api/hotels/inn?b=%2F' }),
        api.inject({ ...asked, url: '/hotels/inn?b=%2F' }),
      ])
      assert.equal(here.statusCode, 200)
      assert.deepEqual(here.json(), there.json())
      assert.equal(here.json().method, method)
      assert.equal(here.headers['x-of'], undefined)
    }
  })

  it('have the limits of the API and not those of the files', async () => {
    const long = { method: 'POST', url: '/api/hotels/inn', payload: { a: 'x'.repeat(BODY_LIMIT) } } as const
    assert.equal((await widget.inject(long)).statusCode, 413)
  })

  it('are none of what a browser would show or run', async () => {
    for (const asked of ['document', 'iframe', 'script', 'image', 'serviceworker']) {
      const { body } = await widget.inject({ url: '/api/hotels/inn', headers: { 'sec-fetch-dest': asked } })
      assert.equal(body, 'a document', asked)
    }
    const call = await widget.inject({ url: '/api/hotels/inn', headers: { 'sec-fetch-dest': 'empty' } })
    assert.equal(call.json().method, 'GET')
  })

  it('leave every other address to the files', async () => {
    for (const url of ['/api', '/apis/hotels', '/booking/api/hotels'])
      assert.equal((await widget.inject(url)).body, 'a document')
  })

  it('are where the documents ask, and nothing else of the origins is another', () => {
    const origins = {
      host: 'https://hotel.example',
      widget: 'https://widget.example',
      api: 'https://api.example',
      gateway: 'https://gateway.example',
      identity: 'https://identity.example',
    }
    assert.deepEqual(withOwnCalls(origins), { ...origins, api: 'https://widget.example/api' })
  })
})
