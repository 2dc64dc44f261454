import { keyframes } from '@vanilla-extract/css'
import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Darkens the page under what lies over it and has the keyboard. */
export const scrim = styled({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: vars.scrim,
  animation: `${appear} 120ms ${vars.ease}`,
  // Several would make it darker with each layer.
  selectors: { '&[data-under]': { background: 'transparent' } },
})
