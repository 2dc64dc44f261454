/**
 * Takes files that are dropped on the zone or chosen in it. When somebody reaches for it comes the island that checks and shows them;
 * until then the page costs nothing.
 */
export const receiveFiles = (zone: HTMLElement, results: HTMLElement): void => {
  const fetchIsland = () => import('./islands/index.ts')
  const add = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return
    results.hidden = false
    try {
      const { showFileChecks } = await fetchIsland()
      showFileChecks(results, zone.dataset)(files)
    } catch {
      const words = document.createElement('p')
      words.role = 'alert'
      words.textContent = zone.dataset.failed ?? ''
      results.replaceChildren(words)
    }
  }
  // Whoever reaches for the zone is about to need it, and may be without a connection a moment later.
  const fetchEarly = () => void fetchIsland().catch(() => {})
  for (const type of ['pointerenter', 'focusin', 'dragenter'] as const) zone.addEventListener(type, fetchEarly, { once: true })
  const take = (field: EventTarget | null): void => {
    if (!(field instanceof HTMLInputElement)) return
    void add([...(field.files ?? [])])
    // So that the same file can be chosen again after it was changed.
    field.value = ''
  }
  zone.addEventListener('change', ({ target }) => take(target))
  // Chosen before this script came, as on a slow phone.
  take(zone.querySelector('input[type=file]'))
  const over = (event: DragEvent, inside: boolean): void => {
    event.preventDefault()
    if (inside) zone.dataset.over = ''
    else delete zone.dataset.over
  }
  zone.addEventListener('dragover', (event) => over(event, true))
  zone.addEventListener('dragleave', (event) => over(event, false))
  zone.addEventListener('drop', (event) => {
    over(event, false)
    void add([...(event.dataTransfer?.files ?? [])])
  })
  // A file that misses the zone would otherwise be opened in place of the page.
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, (event) => event.preventDefault())
}
