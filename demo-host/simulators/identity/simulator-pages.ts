import type { Origins } from '../../../shared/origins.ts'
import { html } from '../../provider/kernel/html.ts'
import type { Html } from '../../provider/kernel/html.ts'
import { PEOPLE } from './people.ts'

export const STAND_IN_CSS = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f4f1; color: #1d2421; font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-inline-size: 30rem; margin: 8vh auto; padding: 32px 24px; background: #fff; border: 1px solid #dfe3e1; border-radius: 8px; display: grid; gap: 16px; }
h1 { margin: 0; font-size: 24px; } p { margin: 0; color: #4b534f; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li a { display: block; padding: 12px 16px; border: 1px solid #868e8a; border-radius: 4px; color: #2c5449; font-weight: 600; text-decoration: none; }
li a:hover { background: #ecf5f1; } li small { display: block; color: #4b534f; font-weight: 400; }
a:focus-visible { outline: 2px solid #2c5449; outline-offset: 2px; }
`

function shell(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · stand-in</title>
        <link rel="stylesheet" href="/outside/outside.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}

/** Who shall it be; and, where the house can fail, how. */
export function choosing<Fault extends number>(
  title: string,
  href: (name: string, fault?: Fault) => string,
  faults: readonly Fault[] = [],
): string {
  const people = Object.entries(PEOPLE)
  const failing = people
    .slice(0, 1)
    .flatMap(([name]) =>
      faults.map((fault) => html`<li><a href="${href(name, fault)}">Somebody it will not know (${fault})</a></li>`),
    )
  return shell(
    title,
    html`<p>This page stands in for another house. Choose who signs in.</p>
      <ul>
        ${people.map(
          ([name, { first_name, last_name, about }]) =>
            html`<li>
              <a href="${href(name)}"
                >${[first_name, last_name].filter(Boolean).join(' ') || name}<small>${about}</small></a
              >
            </li>`,
        )}
        ${failing}
      </ul>`,
  )
}

/** What came along, by name; the values are nobody's to read. */
export function overview(title: string, names: readonly string[], { widget }: Origins): string {
  return shell(
    title,
    html`<p>This page stands in for another house. The widget told it:</p>
      <ul>
        ${names.map((name) => html`<li>${name}</li>`)}
      </ul>
      <p><a href="${widget}/">Back to the widget</a></p>`,
  )
}
