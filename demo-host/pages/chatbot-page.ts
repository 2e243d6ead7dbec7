import { escaped, page } from './page.ts'
import type { Visit } from './page.ts'

const LANGUAGES = { en: 'English', ja: '日本語', ko: '한국어', zh_Hant: '繁體中文', ar: 'العربية' }
/** A method and what it is called with. */
const CALLS: readonly [name: string, input?: unknown][] = [
  ['open'],
  ['close'],
  ['search', { checkin: '+7', nights: 2 }],
  ['setLocale', 'ja'],
  ['setCurrency', 'USD'],
  ['showChatbot'],
  ['logout'],
  ['refreshLogin'],
  ['signIn', 'a-token'],
]
const languages = Object.entries(LANGUAGES)
  .map(([code, name]) => `<option value="${code}">${name}</option>`)
  .join('')

function callButton([name, input]: (typeof CALLS)[number]): string {
  const written = input === undefined ? '' : escaped(JSON.stringify(input))
  return `<button type="button" data-calls="${name}" data-input="${written}">${name}(${written})</button>`
}

/** The plain way: a chatbot that frames the widget's own page and speaks to it by postMessage. */
const chat = (frame: string) => `<section class="chat" id="chat" aria-label="Chat" tabindex="-1">
<header><span class="face" aria-hidden="true">白</span><div><h2>Shirotsuki concierge</h2><p>Usually answers at once</p></div></header>
<div class="talk">
<p class="bot">Good evening, and welcome to Shirotsuki. How can I help?</p>
<p class="guest">A room for two in December, please.</p>
<p class="bot">With pleasure. Choose your days here, I will wait.</p>
<iframe id="frame" title="Booking" src="${escaped(frame)}"></iframe>
</div>
</section>`

const controls = `<section class="panel" aria-labelledby="says">
<h2 id="says">What the chatbot says</h2>
<p>The chat frames the widget without our loader, with <code>iframe=triplabot</code>, and speaks to it by <code>postMessage</code>.</p>
<div class="buttons">
<button type="button" data-says="logout">logout</button>
<button type="button" data-says="refresh-login-from-chatbot">refresh-login-from-chatbot</button>
</div>
<p class="field"><label for="language">Language of the chat</label><span class="row"><select id="language">${languages}</select>
<button type="button" id="set-language">setLocale</button></span></p>
<p role="status" id="told"></p>
<p class="field"><label for="user">The chatbot calls its guest</label><input id="user" value="chat-user-7" autocomplete="off"></p>
<p class="tick"><input type="checkbox" id="answers" checked><label for="answers">Answer <code>getTriplabotUserId</code></label></p>
<button type="button" id="restart">Start the frame again</button>
</section>`

/** The easy way: the element, and its methods. */
const element = `<section class="panel" aria-labelledby="calls">
<h2 id="calls">The element, by its methods</h2>
<div class="buttons">
${CALLS.map(callButton).join('\n')}
</div>
<booking-widget hotel-code="shirotsuki"></booking-widget>
</section>`

/** A hotel's site with a chatbot, which shows the widget and talks to it. */
export function chatbotPage(visit: Visit): string {
  const { origins, language } = visit
  const frame = new URL('/booking/result', origins.widget)
  const parameters = { code: 'shirotsuki', locale: language, iframe: 'triplabot', fromChatbot: 'true' }
  for (const [name, value] of Object.entries(parameters)) frame.searchParams.set(name, value)
  frame.searchParams.set('icon_message_id', '3')
  frame.searchParams.set('parentUrl', `${origins.host}${visit.path}`)
  frame.searchParams.set('parentPathname', visit.path)
  const body = `<link rel="stylesheet" href="/chatbot.css">
<link rel="stylesheet" href="/inspector.css">
<main class="chatbot">
<div class="intro"><h1>A chatbot on a hotel’s site</h1>
<p>It shows the widget in its own window, and on the page there is another one that it works by methods.</p></div>
${chat(frame.href)}
<div class="side">
${controls}
<section class="panel" aria-labelledby="heard"><h2 id="heard">Events and messages</h2>
<div id="inspector" data-widget-origin="${origins.widget}"></div></section>
</div>
${element}
</main>
<script src="/inspector.js" defer></script>
<script src="/chatbot.js" defer></script>`
  return page(visit, 'A chatbot on a hotel’s site', body)
}
