/** Lets so many do something at one time; others wait in their order, and not for ever. */
export interface Turns {
  /** Waits for a turn. @returns gives it back @throws with `53300`, as PostgreSQL where it has no connection left, when it took too long */
  take(): Promise<() => void>
  /** How many wait. */
  waiting(): number
}

/** @param most at one time @param patience milliseconds that somebody waits */
export function createTurns(most: number, patience: number): Turns {
  const queue: (() => void)[] = []
  let taken = 0

  function giveBack(): void {
    const next = queue.shift()
    // A turn goes from hand to hand.
    if (next) next()
    else taken -= 1
  }
  const once = () => {
    let isOver = false
    return () => {
      if (!isOver) giveBack()
      isOver = true
    }
  }

  return {
    waiting: () => queue.length,
    take() {
      if (taken < most) {
        taken += 1
        return Promise.resolve(once())
      }
      return new Promise((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer)
          resolve(once())
        }
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(begin), 1)
          reject(Object.assign(new Error('no turn to write came in time'), { code: '53300' }))
        }, patience)
        queue.push(begin)
      })
    },
  }
}
