import { keyframes } from '@vanilla-extract/css'
import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** Until it is seen it is not read aloud either. */
const arrive = keyframes({ from: { opacity: 0, visibility: 'hidden' } })
const breathe = keyframes({ '50%': { opacity: 0.45 } })
const slide = keyframes({ from: { translate: '-100% 0' }, to: { translate: '265% 0' } })

export const skeleton = styled({
  display: 'inline-block',
  height: 10,
  maxWidth: '100%',
  borderRadius: 5,
  background: vars.pressed,
  verticalAlign: 'middle',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {
    '&[data-shape=pill]': { height: 18, borderRadius: 9 },
    '&[data-shape=block]': { borderRadius: vars.radius, width: '100%', height: 64 },
  },
  '@media': { [forcedColors]: { border: '1px solid GrayText' } },
})

export const bar = styled({
  position: 'relative',
  height: 2,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 62% 0 0',
      borderRadius: 1,
      background: vars.brandFill,
      animation: `${slide} 1.4s ${vars.ease} infinite`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } } } },
})

export const place = styled({ display: 'contents', '@media': { print: { display: 'none' } } })

/** Comes into sight after 200 ms: a quick answer shows nothing. */
export const late = styled({ animation: `${arrive} 120ms 200ms backwards` })

/** Laid over the lower edge of the top bar. */
export const topBar = styled({
  position: 'fixed',
  top: `calc(${vars.topHeight} - 2px)`,
  left: 0,
  right: 0,
  zIndex: 95,
  pointerEvents: 'none',
})

export const indicator = styled({
  position: 'fixed',
  left: '50%',
  bottom: 24,
  translate: '-50% 0',
  zIndex: 95,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px',
  borderRadius: 16,
  background: vars.overlay,
  boxShadow: vars.shadow2,
  color: vars.text2,
  fontSize: 13,
  lineHeight: '20px',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
