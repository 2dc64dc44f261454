import type { StyleRule } from '@vanilla-extract/css'
import { appear } from './appear.css.ts'

/**
 * What lies over the page fades in, and is gone at once. react-aria keeps a part transparent until it has its place, on phones until
 * the keyboard on the screen has come: a transition would show it and fade it out meanwhile. Before it takes a part away it waits for
 * the end of what still moves, and what is stopped half-way (its view was hidden, motion was switched off) never ends: the part would
 * stay, unseen, over what is below.
 */
export const appearing = {
  selectors: {
    '&[data-entering]': { animation: `${appear} 120ms ease-out` },
    '&[data-exiting]': { animation: 'none', opacity: 0 },
  },
} as const satisfies StyleRule
