import { useEffect, useState } from 'react'

/** How many seconds there are until a moment, rounded up; 0 once it has come. @param until in milliseconds since 1970 */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    setNow(Date.now())
    if (Date.now() >= until) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  return isOver ? 0 : Math.ceil((until - now) / 1000)
}
