import { shownScheme } from '@etalon/machines/preferences'
import { themeAttributes } from '@etalon/ui/theme'
import type { Root, RootOptions } from 'react-dom/client'
import type { StartedApp } from '../session/FirstSignIn.tsx'
import { personHere } from '../workspace/back-end/asked-ahead.ts'
import { storedLook } from '../workspace/kept/stored-look.ts'
import { FirstShell } from './FirstShell.tsx'
import { firstData } from './first-data.ts'
import * as styles from './first-shell.css.ts'
import { foldAlike, legacyOf } from './hand-over.ts'
import { type KeptWishes, keepWishes } from './kept-wishes.ts'

/** Milliseconds that answers which were asked for ahead may take; after that the shell itself asks, and says what is wrong. */
const patience = 4000
/** Milliseconds that the shell may take, once its code runs, to show what the first one shows. */
const latest = 10_000

/** What the first shell is given by the page's entry. */
export interface FirstShellPorts {
  readonly createRoot: (place: Element, options: RootOptions) => Root
  /** Fetches and starts the workspace; again after it failed. */
  readonly loadApp: () => Promise<StartedApp>
}

/** Gives the page the look that was chosen. A colour of one's own is mixed by code that nobody else needs so soon. */
async function wear(look: ReturnType<typeof storedLook>): Promise<void> {
  const { theme, density, colour } = look
  const settings = { theme, scheme: shownScheme(look), density, colour }
  const attributes = themeAttributes(settings)
  if (attributes['data-colour'] === undefined)
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
  else (await import('../shell/own-colour.ts')).applyTheme(document.documentElement, settings)
}

/** Whether it has something of the work in sight that it must not: whoever is signed out, or locked out, sees nothing of it. */
const isOver = ({ workspace: { session } }: StartedApp) => {
  const now = session.getSnapshot()
  return !now.matches('recalling') && (!now.matches('signedIn') || now.context.locked)
}

const wordsOf = (root: Element) => [...root.querySelectorAll('h1, h2, a, figcaption')].map(({ textContent }) => textContent)

/** Resolves once the shell shows all that the first one shows, or has something else to show. */
function whenAlike(app: StartedApp, first: HTMLElement, shell: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (isOver(app)) return resolve()
    const shown = new Set(wordsOf(shell))
    if (wordsOf(first).every((word) => shown.has(word))) resolve()
  }
  const observer = new MutationObserver(look)
  observer.observe(shell, { childList: true, subtree: true, characterData: true })
  const heard = app.workspace.session.subscribe(look)
  const timer = setTimeout(resolve, latest)
  look()
  return promise.finally(() => {
    observer.disconnect()
    heard.unsubscribe()
    clearTimeout(timer)
  })
}

/**
 * Shows the shell with the home page before its own code has come, and lets the shell take its place once that shows the same.
 * @param shell where the shell itself is drawn
 * @returns false where there is nothing to show it with
 */
export async function showFirstShell(shell: HTMLElement, { createRoot, loadApp }: FirstShellPorts): Promise<boolean> {
  const data = await Promise.race([firstData(), new Promise<undefined>((late) => setTimeout(() => late(undefined), patience))])
  if (!data) return false
  const look = storedLook()
  const { language } = look
  await wear(look)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'

  const first = document.createElement('div')
  first.className = styles.place
  shell.before(first)
  shell.classList.add(styles.coming)
  shell.inert = true
  const gone = new AbortController()
  const root = createRoot(first, { onUncaughtError: () => void leave() })
  let coming = { isWished: false, retry: undefined as (() => void) | undefined }
  const draw = (change: Partial<typeof coming>) => {
    coming = { ...coming, ...change }
    if (!gone.signal.aborted) root.render(<FirstShell data={data} language={language} coming={coming} onShown={shown} />)
  }
  const kept: KeptWishes = keepWishes(first, () => {
    first.dataset.wished = ''
    draw({ isWished: true })
  })
  /** Takes it away, and lets the shell be seen. */
  function leave(settle?: () => void) {
    if (gone.signal.aborted) return
    gone.abort()
    kept.end()
    shell.classList.remove(styles.coming)
    shell.inert = false
    settle?.()
    first.remove()
    // It may be drawing itself.
    setTimeout(() => root.unmount())
  }
  const takeOver = async (app: StartedApp) => {
    app.show()
    await whenAlike(app, first, shell)
    if (!isOver(app)) await Promise.all([kept.whenFree(), foldAlike(first, shell)])
    if (isOver(app)) return leave()
    const legacy = legacyOf(first, shell, kept.wish())
    leave(legacy.settle)
    legacy.carryOut()
  }
  const load = () => {
    draw({ retry: undefined })
    // The first page beside it, not after it.
    import('../screens/dashboard/DashboardScreen.tsx').catch(() => {})
    loadApp().then(
      (app) =>
        takeOver(app).catch((error: unknown) => {
          leave()
          throw error
        }),
      () => draw({ retry: load }),
    )
  }
  let isShown = false
  function shown() {
    if (isShown) return
    isShown = true
    // What comes next takes the network and the processor: not before this was painted.
    requestAnimationFrame(() => setTimeout(load))
  }
  // Signed out or locked in another tab: nothing of the work stays in sight.
  addEventListener('storage', () => void (personHere() === undefined && leave()), { signal: gone.signal })
  draw({})
  return true
}
