import type { LockScreenActorRef } from '@etalon/machines/lock-screen'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** Milliseconds in which one sign of life stands for all. */
const pause = 1000

/** Tells the lock that somebody is here: on this page, or on another one of the same session, so that none locks behind their back. */
export function watchPerson(lockScreen: LockScreenActorRef): void {
  const channel = new BroadcastChannel('etalon.person')
  let last = Number.NEGATIVE_INFINITY
  const seen = ({ timeStamp }: Event) => {
    if (timeStamp - last < pause) return
    last = timeStamp
    lockScreen.send({ type: 'PERSON.ACTIVE' })
    channel.postMessage('active')
  }
  for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true })
  channel.addEventListener('message', () => lockScreen.send({ type: 'PERSON.ACTIVE' }))
}
