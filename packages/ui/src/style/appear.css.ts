import { keyframes } from '@vanilla-extract/css'

/** Fades in. */
export const appear = keyframes({ from: { opacity: 0 } })
