import { styled, styledGlobal } from '../style/index.ts'

export const icon = styled({ flex: 'none', display: 'block' })

/** Drawings that point onward, back or out: by the classes that lucide gives them. */
const pointing = ['chevron-left', 'chevron-right', 'arrow-left', 'arrow-right', 'log-out'].map((name) => `.lucide-${name}`).join()

// Not by a transform: what is turned down by one, as the chevron of an open branch is, stays turned down.
styledGlobal(`${icon}:is(${pointing}):dir(rtl)`, { scale: '-1 1' })
