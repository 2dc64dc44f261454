/**
 * Puts the offer to scan in the place of its template: without script there is none. The island that scans comes when somebody
 * takes the offer up.
 * @param place where the scanning shows; its `data-failed` says what to do where the island cannot be fetched
 */
export const offerScan = (template: HTMLTemplateElement, place: HTMLElement): void => {
  const button = template.content.querySelector('button')
  if (button === null) return
  template.replaceWith(template.content)
  button.addEventListener('click', async () => {
    place.hidden = false
    try {
      const { showScan } = await import('./islands/scan/index.ts')
      showScan(place, place.dataset.locale === 'en' ? 'en' : 'zh').begin()
    } catch {
      const words = document.createElement('p')
      words.role = 'alert'
      words.textContent = place.dataset.failed ?? ''
      place.replaceChildren(words)
    }
  })
}
