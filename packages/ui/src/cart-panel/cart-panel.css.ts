import { phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/**
 * At the right edge, 250 px from the top, over the page and below what is opened over it. On a phone the page goes to the edge, and its
 * head with its buttons is there: low down, above the pagination of a list, lies what can be scrolled away from under it. The last of that
 * cannot, so that an empty cart, which leads nowhere, is not there; who empties an open one still sees what can be put back.
 */
export const place = styled({
  position: 'fixed',
  insetInlineEnd: 0,
  top: 250,
  zIndex: 40,
  '@media': {
    [phone]: {
      top: 'auto',
      bottom: 72,
      selectors: { '&[data-empty]:not(:has([aria-expanded=true]))': { display: 'none' } },
    },
    // Nor is it there for a finger on a wider screen, where it would lie over the buttons at the end of a row.
    '(pointer: coarse)': { selectors: { '&[data-empty]:not(:has([aria-expanded=true]))': { display: 'none' } } },
    print: { display: 'none' },
  },
})

const narrowly = '(pointer: fine) and (min-width: 768px)'
/**
 * For a pointer it is narrow: no wider than the page's own edge and that of a card in it, so that it covers no figure. How many there are
 * stands below the cart.
 */
styledGlobal(`${place} > button[data-square][data-size]`, {
  '@media': {
    [narrowly]: {
      width: 24,
      height: 48,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      borderInlineEnd: 0,
    },
  },
})
styledGlobal(`${place} > button[data-square][data-size]:has([data-corner])`, {
  '@media': { [narrowly]: { paddingBlockEnd: 16 } },
})
styledGlobal(`${place} > button [data-corner]`, {
  '@media': { [narrowly]: { top: 'auto', bottom: 4, right: 3, padding: '0 2px', minWidth: 18 } },
})

export const list = styled({ margin: 0, padding: 0, listStyle: 'none' })
export const item = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${vars.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const words = styled({ gridColumn: 1, minWidth: 0, display: 'grid' })
export const name = styled({ fontWeight: 500, overflowWrap: 'anywhere' })
export const note = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })
export const remove = styled({ justifySelf: 'end', alignSelf: 'start', marginInlineEnd: -6 })
/** How many and what they cost; a sum that has no room beside stands below. */
export const counts = styled({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
})
export const steps = styled({ display: 'flex', alignItems: 'center', gap: 4 })
styledGlobal(`${steps} > button`, { '@media': { [phone]: { minWidth: 44 } } })
export const field = styled({ width: 96, '@media': { [phone]: { width: 112 } } })
export const inside = styled({ outline: 'none' })
export const told = styled({ padding: '4px 16px 8px' })
export const spoken = styled(unseen)
export const quantity = styled({ color: vars.text2, fontVariantNumeric: 'tabular-nums' })
export const amount = styled({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
/** The sum stays in sight with what may become of it, however long the list above it is. */
export const foot = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, width: '100%' })
export const total = styled({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const ways = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 })
styledGlobal(`${ways} > *`, { flex: 1 })
