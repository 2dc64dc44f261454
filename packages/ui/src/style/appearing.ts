import type { StyleRule } from '@vanilla-extract/css'

/**
 * What lies over the page fades in, and is gone at once. react-aria waits for the end of a fade-out, and one that is stopped half-way
 * (its view was hidden, motion was switched off) never ends: the part would stay, unseen, over what is below.
 */
export const appearing = {
  transition: 'opacity 120ms ease-out',
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { transition: 'none', opacity: 0 },
  },
} as const satisfies StyleRule
