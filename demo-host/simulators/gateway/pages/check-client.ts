// Runs in the stand-in's frame and tells the one page that holds it, named in the address by the script of check-api-client.
const asked = new URLSearchParams(location.search)
const person = document.querySelector<HTMLInputElement>('#person')

person?.addEventListener('change', () => {
  person.disabled = true
  const { token } = document.body.dataset
  window.parent.postMessage({ check: asked.get('check'), token }, asked.get('origin') ?? '')
})
