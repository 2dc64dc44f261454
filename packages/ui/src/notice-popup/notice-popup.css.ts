import { keyframes } from '@vanilla-extract/css'
import { forcedColors, phone, reducedMotion, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** At the corner, above the pages of a list, which stay free, as below toasts; those stand above it while it is there. */
export const place = styled({ position: 'fixed', right: 16, bottom: 72, zIndex: 45, '@media': { print: { display: 'none' } } })
export const popup = styled({
  position: 'relative',
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  height: 190,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radiusL,
  background: vars.overlay,
  boxShadow: vars.shadow3,
  color: vars.text,
  animation: `${rise} 160ms ${vars.ease}`,
  '@media': {
    // Its buttons are higher there: it takes what two notices need.
    [phone]: { height: 'auto', minHeight: 190, maxHeight: 240 },
    [reducedMotion]: { animation: 'none' },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const header = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 8px 4px 12px',
  borderBottom: `1px solid ${vars.border}`,
  color: vars.infoSolid,
})
export const title = styled({ flex: 1, minWidth: 0, color: vars.text, fontSize: 14, lineHeight: '20px', fontWeight: 600 })
export const list = styled({ flex: 1, minHeight: 0, overflow: 'auto', margin: 0, padding: 4, listStyle: 'none' })
export const notice = styled({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 8px',
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'transparent',
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
export const name = styled({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const count = styled({ color: vars.text2, fontVariantNumeric: 'tabular-nums' })
export const quiet = styled({
  gridColumn: '1 / -1',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})
export const foot = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  padding: '0 4px 2px 12px',
  // Where the list goes on below it, its words are cut here.
  borderTop: `1px solid ${vars.border}`,
  color: vars.text3,
  fontSize: 12,
})
/** Nobody points at anything on a phone. */
export const stays = styled({ '@media': { [phone]: { display: 'none' } } })
/** The way to all of them is at the end, with words before it and without. */
styledGlobal(`${foot} > button`, { marginInlineStart: 'auto' })
/** How much of the time is left, from 1 to 0, and when it ends. */
export const left = '--etalon-notice-left'
export const ends = '--etalon-notice-ends'
const runDown = keyframes({ to: { transform: 'scaleX(0)' } })
/** The time that it stays: it runs down, and stands still while it is held. */
export const time = styled({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 2,
  background: vars.brandFill,
  transformOrigin: 'left',
  transform: `scaleX(var(${left}))`,
  selectors: { '&[data-counting=true]': { animation: `${runDown} var(${ends}) linear forwards` } },
  '@media': {
    // It still tells how long, in five steps.
    [reducedMotion]: { selectors: { '&[data-counting=true]': { animationTimingFunction: 'steps(5)' } } },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})
