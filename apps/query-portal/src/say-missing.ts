/**
 * Has a form say in the page's own words which fields were left empty, and go to the first of them. What is said goes as soon as
 * something is typed.
 * @param form holds a `<template data-missing="id">` before each field
 */
export const sayMissing = (form: HTMLFormElement): void => {
  const fields = [...form.querySelectorAll<HTMLTemplateElement>('template[data-missing]')].flatMap((template) => {
    const field = form.querySelector(`#${template.dataset.missing}`)
    const words = template.content.firstElementChild
    return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && words
      ? [{ field, words, described: field.getAttribute('aria-describedby') }]
      : []
  })
  if (fields.length === 0) return
  form.noValidate = true
  for (const { field, words, described } of fields)
    field.addEventListener('input', () => {
      if (!words.isConnected) return
      words.remove()
      field.removeAttribute('aria-invalid')
      if (described === null) field.removeAttribute('aria-describedby')
      else field.setAttribute('aria-describedby', described)
    })
  form.addEventListener('submit', (event) => {
    const empty = fields.filter(({ field }) => field.value.trim() === '')
    if (empty.length === 0) return
    event.preventDefault()
    for (const { field, words, described } of empty) {
      field.before(words)
      field.setAttribute('aria-invalid', 'true')
      field.setAttribute('aria-describedby', described === null ? words.id : `${described} ${words.id}`)
    }
    empty[0]?.field.focus()
  })
}
