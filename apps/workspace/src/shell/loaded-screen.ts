import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The code of a screen did not come: the network is gone, or a newer release has taken its place. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** A screen whose code is loaded when it is first shown. */
export interface LoadedScreen<Props> {
  /** What to draw. It is another one after `renew`. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>
  /** Loads the code once more when it is next drawn: React keeps a failure as it keeps the code. */
  readonly renew: () => void
}

/** Milliseconds that the code of a screen may take (section 8). */
const loadTimeout = 120_000

/** Vite asks for each stylesheet once: one that did not come is asked for again, or the screen would stand without it. */
function renewStyles(): Promise<unknown> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null)
  return Promise.all(
    missing.map(
      (old) =>
        new Promise((resolve, reject) => {
          const { href } = old
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.addEventListener('load', resolve)
          link.addEventListener('error', () => reject(new Error(`${href} did not come`)))
          link.href = href
          old.replaceWith(link)
        }),
    ),
  )
}

/** Fails where something takes too long. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`It did not come within ${milliseconds} ms.`)), milliseconds)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes a screen of what loads its code. A failure is a `ScreenNotLoaded`.
 * @param timeout milliseconds after which it has failed. @default 120000
 */
export function loadedScreen<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  timeout = loadTimeout,
): LoadedScreen<Props> {
  const begin = (isAgain: boolean) =>
    lazy(() =>
      within(timeout, isAgain ? renewStyles().then(load) : load()).catch((cause: unknown) => {
        throw new ScreenNotLoaded('The code of a screen did not come.', { cause })
      }),
    )
  let loaded = begin(false)
  return {
    component: () => loaded,
    renew: () => {
      loaded = begin(true)
    },
  }
}
