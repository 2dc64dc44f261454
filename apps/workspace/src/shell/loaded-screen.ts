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

/** Makes a screen of what loads its code. A failure is a `ScreenNotLoaded`. */
export function loadedScreen<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>): LoadedScreen<Props> {
  const begin = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new ScreenNotLoaded('The code of a screen did not come.', { cause })
      }),
    )
  let loaded = begin()
  return {
    component: () => loaded,
    renew: () => {
      loaded = begin()
    },
  }
}
