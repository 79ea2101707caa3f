// Buttons that open a dialog where there is script, and lead to a page where there is none.

for (const button of document.querySelectorAll<HTMLElement>('[data-opens]')) {
  button.addEventListener('click', (event) => {
    const dialog = document.getElementById(button.dataset.opens ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    dialog.showModal()
  })
}

export {}
