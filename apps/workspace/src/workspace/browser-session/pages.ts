const name = 'etalon.page'

/** Which pages of this session are open: each holds a shared lock, which the browser frees when the page goes, however it goes. */
export interface Pages {
  /** Says whether this page belongs to the session. */
  readonly belongs: (signedIn: boolean) => void
  /** How many other pages of the session are open. Where the browser cannot tell, there may be one. */
  readonly countOthers: () => Promise<number>
}

/** Counts by Web Locks. Without them (plain http) nobody is signed out for closing pages; the server's own limits hold. */
export function createPages(): Pages {
  let leave: (() => void) | undefined
  let held: Promise<unknown> = Promise.resolve()
  return {
    belongs(signedIn) {
      if (!('locks' in navigator) || signedIn === (leave !== undefined)) return
      if (!signedIn) {
        leave?.()
        leave = undefined
        return
      }
      const gone = new Promise<void>((resolve) => {
        leave = resolve
      })
      held = navigator.locks.request(name, { mode: 'shared' }, () => gone).catch(() => undefined)
    },
    async countOthers() {
      if (!('locks' in navigator)) return 1
      try {
        // This page may have held it until a moment ago.
        if (leave === undefined) await held
        const { held: all = [] } = await navigator.locks.query()
        return all.filter((lock) => lock.name === name).length - (leave === undefined ? 0 : 1)
      } catch {
        return 1
      }
    },
  }
}
