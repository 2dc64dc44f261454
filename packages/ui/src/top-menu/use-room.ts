import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels of the button that leads to what has no room, with its distance. */
const moreWidth = 38

/** How many entries have room, and how wide they are together; all of them, as wide as they are, where every one has. */
interface Room {
  readonly count: number
  readonly width: number | undefined
}
const enough: Room = { count: Number.POSITIVE_INFINITY, width: undefined }

function roomIn(frame: HTMLElement, list: HTMLElement): Room {
  const { flexWrap, direction } = getComputedStyle(list)
  // In a side bar they wrap.
  if (flexWrap !== 'nowrap') return enough
  const { left, right } = list.getBoundingClientRect()
  const ends = [...list.children].map((entry) => {
    const box = entry.getBoundingClientRect()
    return Math.ceil(direction === 'rtl' ? right - box.left : box.right - left)
  })
  if ((ends.at(-1) ?? 0) <= frame.clientWidth) return enough
  const fitting = ends.filter((end) => end <= frame.clientWidth - moreWidth)
  return { count: fitting.length, width: fitting.at(-1) ?? 0 }
}

/**
 * Says how many entries of a list have room in its frame, beside a button for the others.
 * @param frame as wide as there is room, whatever is in it
 * @param list as wide as its entries, which stay in it where they have no room
 */
export function useRoom(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(enough)
  useLayoutEffect(() => {
    if (!frame.current || !list.current) return
    const [outer, inner] = [frame.current, list.current]
    const tell = () => {
      const now = roomIn(outer, inner)
      setRoom((before) => (before.count === now.count && before.width === now.width ? before : now))
    }
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame, list])
  return room
}
