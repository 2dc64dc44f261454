import { forcedColors, narrow, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** In the top bar; in the side bar of a small screen it takes the whole width. */
export const root = styled({ width: 208, '@media': { [narrow]: { width: 'auto', margin: 8 } } })

/** Says itself where the keyboard is. */
export const plainBox = styled({
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 0, boxShadow: `inset 0 0 0 1px ${vars.focusGap}` },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-within': { outline: '3px solid Highlight' } } } },
})
