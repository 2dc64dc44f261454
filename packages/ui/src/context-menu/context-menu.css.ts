import { styled } from '../style/index.ts'

/** Takes no room of its own: what it wraps lies where it lay. */
export const area = styled({
  display: 'contents',
  // A long press opens the menu; it does not select words, nor show the browser's own preview.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
})
export const anchor = styled({ position: 'fixed', width: 0, height: 0, pointerEvents: 'none' })
