const isAnnouncer = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.dataset.liveAnnouncer !== undefined

/** The logs of react-aria's announcer are emptied by a markup of nothing, which Trusted Types refuse as they refuse any other. */
function emptyWithoutMarkup(announcer: HTMLElement): void {
  for (const log of announcer.children)
    Object.defineProperty(log, 'innerHTML', { set: () => log.replaceChildren(), configurable: true })
}

let isWatching = false

/**
 * Lets what react-aria reads aloud of typed parts be emptied under Trusted Types, now and whenever it makes its announcer: without it the
 * second digit that somebody types breaks the page.
 */
export function letAnnouncerBeEmptied(): void {
  if (isWatching) return
  isWatching = true
  for (const node of document.body.children) if (isAnnouncer(node)) emptyWithoutMarkup(node)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isAnnouncer(node)) emptyWithoutMarkup(node)
  }).observe(document.body, { childList: true })
}
