/**
 * Lets earlier reports be shown beneath those that are there: the browser signs a call for them. Without a script, or where the island
 * cannot be fetched, the link opens the next page.
 * @param pages says what the signed call needs @param reports the list that grows
 */
export const offerPages = (pages: HTMLElement, reports: HTMLElement): void => {
  const link = pages.querySelector<HTMLAnchorElement>('a[data-next]')
  // Keys are there in pages that came by https alone, or from this machine.
  if (link === null || globalThis.crypto?.subtle === undefined) return
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { showMorePages } = await import('./islands/report-pages/index.ts')
      await showMorePages(pages, reports, link)
    } catch {
      location.assign(link.href)
    }
  })
}
