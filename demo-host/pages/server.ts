import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../shared/origins.ts'
import { chatbotPage } from './chatbot-page.ts'
import { chatbotWindowPage } from './chatbot-window-page.ts'
import { hotelPage } from './hotel-page.ts'
import type { Visit } from './page.ts'
import { playgroundPage } from './playground-page.ts'
import { recommenderPage } from './recommender-page.ts'
import { serveFiles } from './served.ts'
import type { Language } from './site.ts'
import { shirotsuki } from './sites/shirotsuki.ts'
import { taipeiLan } from './sites/taipei-lan.ts'
import { twoWidgetsPage } from './two-widgets-page.ts'

/** The first language stands when ?lang= names none of them. */
type PageRow = { languages: readonly [Language, ...Language[]]; render: (visit: Visit) => string }

const PAGES: Readonly<Record<string, PageRow>> = {
  '/': { languages: ['en', 'ja', 'ar'], render: (visit) => hotelPage(visit, shirotsuki) },
  '/taipei/': { languages: ['zh-Hant', 'en', 'ja'], render: (visit) => hotelPage(visit, taipeiLan) },
  '/frame/': {
    languages: ['en', 'ja', 'ar'],
    render: (visit) => hotelPage(visit, shirotsuki, { attributes: 'frame' }),
  },
  '/popup/': {
    languages: ['en', 'ja', 'ar'],
    render: (visit) => hotelPage(visit, shirotsuki, { attributes: 'mode="popup"', opener: true }),
  },
  '/floating/': {
    languages: ['en', 'ja', 'ar'],
    render: (visit) => hotelPage(visit, shirotsuki, { attributes: 'mode="floating"' }),
  },
  '/tab/': {
    languages: ['en', 'ja', 'ar'],
    render: (visit) => hotelPage(visit, shirotsuki, { attributes: 'mode="tab"' }),
  },
  '/script/': {
    languages: ['en', 'ja', 'ar'],
    render: (visit) => hotelPage(visit, shirotsuki, { scriptOnly: true }),
  },
  '/recommender/': { languages: ['en', 'ja', 'ar'], render: (visit) => recommenderPage(visit, shirotsuki) },
  '/two-widgets/': { languages: ['en'], render: twoWidgetsPage },
  '/playground/': { languages: ['en'], render: playgroundPage },
  '/chatbot/': { languages: ['en'], render: chatbotPage },
  '/rtl/': { languages: ['ar', 'en', 'ja'], render: (visit) => hotelPage(visit, shirotsuki) },
}

/** The demonstration's host pages: plain sites of hotels that pasted the tag. */
export function createHostPages({ origins }: { origins: Origins }): FastifyInstance {
  const server = fastify({ logger: false, exposeHeadRoutes: true, routerOptions: { ignoreTrailingSlash: true } })

  for (const [path, { languages, render }] of Object.entries(PAGES)) {
    server.get<{ Querystring: { lang?: unknown } }>(path, (request, reply) => {
      const language = languages.find((offered) => offered === request.query.lang) ?? languages[0]
      return reply.type('text/html; charset=utf-8').send(render({ origins, path, language }))
    })
  }
  server.get<{ Querystring: Record<string, unknown> }>('/chatbot-window/', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(chatbotWindowPage(request.query)),
  )
  // An agency has no page of a hotel around it: it is the widget's own document (OTA_ENABLED makes every one so).
  server.get('/ota/', (_request, reply) => reply.redirect(`${origins.widget}/?ota_enabled=true`))
  serveFiles(server)
  return server
}
