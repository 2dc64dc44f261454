import { narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const form = styled({ display: 'grid', gap: 12, alignContent: 'start' })

/** A tree, as wide as “Mechanics laboratory” in it, and beside it what is chosen; one above the other where there is no room. */
export const split = styled({
  height: '100%',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(168px, 240px) minmax(0, 1fr)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    [phone]: { height: 'auto', gridTemplateRows: 'auto auto' },
  },
})
export const side = styled({
  minHeight: 0,
  overflow: 'auto',
  padding: 12,
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.border}`,
  '@media': {
    [narrow]: { maxHeight: 220, borderInlineEnd: 'none', borderBlockEnd: `1px solid ${vars.border}` },
    // There the page scrolls, and what is folded away needs no bound.
    [phone]: { maxHeight: 'none', padding: '8px 12px' },
  },
})
/** What folds the tree away, where it is not beside the list. */
export const fold = styled({ display: 'none', '@media': { [phone]: { display: 'grid' } } })
export const tree = styled({
  '@media': { [phone]: { marginBlockStart: 8, selectors: { '&[data-folded]': { display: 'none', margin: 0 } } } },
})
/** What is chosen has the height that is left. */
export const main = styled({ minWidth: 0, minHeight: 0, '@media': { [phone]: { minHeight: 560 } } })

export const told = styled({ display: 'grid', gap: 12 })
/** On a phone the value has the whole line: what is told once is read without scrolling. */
export const fact = styled({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const factField = styled({ flex: 1, minWidth: 0 })
