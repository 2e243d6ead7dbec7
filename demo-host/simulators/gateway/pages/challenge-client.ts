// Runs on the bank's page. Inside a frame the parent is told that the answer was given, not what it was: the provider
// asks the gateway. Alone in a tab the page goes back to the booking.
const BACK_AFTER_MS = 1_200

const done = document.getElementById('done')
const isFramed = window.parent !== window
if (done?.dataset.return) {
  const back = new URL(done.dataset.return)
  // The page around it may be a hotel's, which the way back is not; where a browser does not say, the provider is asked.
  const around = location.ancestorOrigins?.[0] ?? back.origin
  if (isFramed) window.parent.postMessage({ kind: 'challenge-done', id: done.dataset.charge }, around)
  else setTimeout(() => location.replace(back), BACK_AFTER_MS)
  const link = document.getElementById('back')
  if (link) link.hidden = isFramed
}

document.getElementById('silence')?.addEventListener('click', () => {
  const silent = document.getElementById('silent')
  const form = document.querySelector('form')
  if (!silent || !form) return
  form.hidden = true
  silent.hidden = false
  silent.focus()
})

// One answer: a second press of any button must not send a second one.
document.querySelector('form')?.addEventListener('submit', (event) => {
  const form = event.currentTarget
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.sent) event.preventDefault()
  form.dataset.sent = 'yes'
})
