import { createVar, keyframes } from '@vanilla-extract/css'
import { forcedColors, groundName, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

const away = createVar()
const fromRight = 'translateX(100%)'
const fromLeft = 'translateX(-100%)'
const fromBelow = 'translateY(100%)'
/**
 * One animation for all sides: another name would start anew where a turned phone changes the side, and while it moves, what is open
 * inside is placed from the drawer's corner instead of the window's, and stays there.
 */
const comeIn = keyframes({ from: { transform: away } })

export const content = styled({
  position: 'fixed',
  zIndex: 60,
  insetBlock: 0,
  display: 'flex',
  width: 480,
  maxWidth: '100vw',
  outline: 'none',
  // It shows where the panel comes from; the reset leaves it out for those who want less motion.
  animation: `${comeIn} 160ms ${vars.ease}`,
  vars: { [away]: fromRight },
  selectors: {
    '&[data-size=small]': { width: 360 },
    '&[data-size=large]': { width: 720 },
    '&[data-side=end]': { insetInlineEnd: 0 },
    '&[data-side=start]': { insetInlineStart: 0, vars: { [away]: fromLeft } },
    '[dir=rtl] &[data-side=end]': { vars: { [away]: fromLeft } },
    '[dir=rtl] &[data-side=start]': { vars: { [away]: fromRight } },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': {
    [phone]: {
      insetInline: 0,
      insetBlock: 'auto 0',
      width: 'auto',
      maxHeight: 'calc(100dvh - 32px)',
      selectors: { '&[data-side][data-size]': { width: 'auto', insetInline: 0, vars: { [away]: fromBelow } } },
    },
    print: { position: 'static' },
  },
})

export const frame = styled({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  vars: { [groundName]: vars.overlay },
  background: vars.overlay,
  color: vars.text,
  boxShadow: vars.shadow3,
  overflow: 'hidden',
  '@media': {
    [phone]: { borderRadius: '10px 10px 0 0', paddingBottom: 'env(safe-area-inset-bottom)' },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const header = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${vars.border}`,
})
export const heading = styled({ flex: 1, minWidth: 0, display: 'grid', gap: 4, paddingBlock: 6, overflowWrap: 'anywhere' })
export const title = styled({ fontSize: 15, lineHeight: '20px', fontWeight: 600 })
export const description = styled({ color: vars.text2, fontSize: 13, lineHeight: '20px' })

export const body = styled({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})
