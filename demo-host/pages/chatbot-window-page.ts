import { escaped } from './page.ts'

/** What a chatbot shows in the frame the widget opens for it: a stand-in that says how it was started. */
export function chatbotWindowPage(options: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(options).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd data-option="${escaped(name)}">${escaped(String(value))}</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<main class="column">
<h1>Good day</h1>
<p>The hotel's chatbot talks with its guests here. It was started with:</p>
<dl>
${lines.join('\n')}
</dl>
</main>
</body>
</html>
`
}
