// Copies a test card's number; says so for people who cannot see the button change.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const number = button?.dataset.copy
  if (!button || !number) return
  const told = document.getElementById('copied')
  navigator.clipboard.writeText(number).then(
    () => {
      button.textContent = 'Copied'
      if (told) told.textContent = `Copied ${number}`
    },
    () => {
      if (told) told.textContent = 'The browser does not allow copying here.'
    },
  )
})
