import { forcedColors, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const panel = styled({
  height: '100%',
  minWidth: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  outline: 'none',
  // Views that are kept lie beneath.
  isolation: 'isolate',
  // What is in it reaches its edges and would hide a ring of its own.
  selectors: {
    '&:focus-visible::after': {
      content: '',
      gridArea: '1 / 1',
      boxShadow: `inset 0 0 0 2px ${vars.focus}`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible::after': { outline: '3px solid Highlight', outlineOffset: -3 } } },
  },
})

/** Where a view lies, all of it skipped while another one is shown: the box that scrolls is not reached by the keyboard either. */
export const place = styled({
  position: 'relative',
  gridArea: '1 / 1',
  minHeight: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  selectors: { '&[data-kept]': { contentVisibility: 'hidden', zIndex: -1 } },
})

/** Each view scrolls by itself, so that its place is kept while another one is shown. */
export const view = styled({
  position: 'relative',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
})

/** A screen that is a form fills its view as any other. */
// A page that is longer than its view grows and scrolls; it is not squeezed into the height and left hanging out of it.
globalStyle(`${view} > *`, { flexShrink: 0 })
globalStyle(`${view} > form`, { minHeight: '100%', alignContent: 'stretch' })
