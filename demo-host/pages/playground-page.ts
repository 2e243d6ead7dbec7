import { page } from './page.ts'
import type { Visit } from './page.ts'
import { attributeControls, criteriaControls, METHODS } from './playground-controls.ts'

const copied = (id: string, title: string) => `<section class="snippet">
<h3 id="${id}-title">${title}</h3>
<pre tabindex="0" aria-labelledby="${id}-title"><code id="${id}"></code></pre>
<button type="button" data-copies="${id}">Copy</button>
</section>`

/** Tries every mode and attribute on a living element, and writes the tag and the links to paste. */
export function playgroundPage(visit: Visit): string {
  const { origins } = visit
  const body = `<link rel="stylesheet" href="/playground.css">
<link rel="stylesheet" href="/inspector.css">
<main class="bench" data-widget-origin="${origins.widget}">
<form class="controls" id="controls" aria-label="Controls">
<h1>Playground</h1>
<fieldset><legend>Attributes</legend>
${attributeControls}
</fieldset>
<fieldset><legend>Search</legend>
${criteriaControls}
</fieldset>
<fieldset><legend>Methods</legend>
<p class="buttons">${METHODS.map((name) => `<button type="button" data-calls="${name}">${name}()</button>`).join('\n')}</p>
<p><button type="button" id="fill">Fill in a test guest</button></p>
<p role="status" id="told"></p>
</fieldset>
</form>
<div class="stage">
<booking-widget hotel-code="shirotsuki"></booking-widget>
<p class="opener"><a id="opener" data-booking-open="search" href="#">An opener: a real link with data-booking-open</a></p>
${copied('tag', 'The tag')}
${copied('link', 'The same as a link')}
${copied('address', 'This page with the widget opened by its address')}
<section aria-labelledby="heard"><h2 id="heard">Events and messages</h2>
<div id="inspector" data-widget-origin="${origins.widget}"></div></section>
</div>
</main>
<script src="/inspector.js" defer></script>
<script src="/playground.js" defer></script>`
  return page(visit, 'Playground', body)
}
