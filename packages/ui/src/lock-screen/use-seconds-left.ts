import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

/** How many seconds one still has to wait until the next try is taken, rounded up; 0 where there is nothing to wait for. */
export function useSecondsLeft(actor: LockScreenActorRef): number {
  const slowed = useSelector(actor, (snapshot) => snapshot.matches({ locked: 'slowed' }))
  const { waitUntil, now } = useSelector(actor, (snapshot) => snapshot.context)
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!slowed) return
    setTime(now())
    const timer = setInterval(() => setTime(now()), 250)
    return () => clearInterval(timer)
  }, [slowed, now])
  return slowed ? Math.max(1, Math.ceil((waitUntil - time) / 1000)) : 0
}
