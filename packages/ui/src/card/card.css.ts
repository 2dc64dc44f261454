import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const card = styled({
  background: vars.surface,
  border: vars.cardBorder,
  borderRadius: vars.radiusL,
  boxShadow: vars.cardShadow,
  minWidth: 0,
})

export const header = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 16px',
  selectors: { '&[data-line]': { borderBottom: `1px solid ${vars.border}`, minHeight: 40 } },
  // What stands beneath begins where the title does.
  '@media': { [phone]: { padding: '6px 12px' } },
})
export const title = styled({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 })
/** It gives way before the title does, which would be cut if it lost a part of a pixel; it breaks where one word is too long. */
export const note = styled({
  minWidth: 0,
  flexShrink: 100_000,
  overflowWrap: 'anywhere',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
})
export const actions = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  marginRight: -6,
  '@media': { print: { display: 'none' } },
})
export const body = styled({
  padding: '0 16px 16px',
  minWidth: 0,
  selectors: {
    '&[data-flush]': { padding: 0, overflow: 'hidden', borderRadius: `0 0 ${vars.radiusL} ${vars.radiusL}` },
    '&[data-line]': { paddingTop: 12 },
    '&[data-bare]': { paddingTop: 16 },
  },
  '@media': { [phone]: { padding: '0 12px 12px' } },
})

export const section = styled({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border}`, paddingTop: 12 } },
})
export const sectionHeader = styled({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 })

export const page = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '12px 16px 16px',
  minHeight: '100%',
  minWidth: 0,
  selectors: { '&[data-sheet]': { background: vars.surface } },
  '@media': { [phone]: { padding: 12 } },
})
export const pageHeader = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 32,
  flexWrap: 'wrap',
})
export const pageTitle = styled({ minWidth: 0, '@media': { [phone]: { fontSize: 20, lineHeight: '28px' } } })
export const pageActions = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  // On a phone they stand below the title: those that have no room beside the others stand below them.
  '@media': { [phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' }, print: { display: 'none' } },
})
/** Where they need two lines, these are filled: a primary button is not left alone at the end of the second. */
styledGlobal(`${pageActions} > :is(button, a)`, { '@media': { [phone]: { flexGrow: 1 } } })

/** A list screen: head, search and table fill the height; only the table scrolls, unless what stands above leaves it no room. */
export const sheetFrame = styled({
  height: '100%',
  minHeight: 0,
  padding: vars.sheetInset,
  display: 'flex',
  background: vars.page,
  // On paper nothing scrolls, and nothing is pressed.
  '@media': { print: { display: 'block', height: 'auto', padding: 0, background: 'none' } },
})
export const sheet = styled({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden auto',
  position: 'relative',
  background: vars.surface,
  borderRadius: vars.sheetRadius,
  boxShadow: vars.cardShadow,
  '@media': { print: { display: 'block', overflow: 'visible', boxShadow: 'none' } },
})
export const sheetHeader = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: 'none',
  minHeight: 32,
  padding: '12px 16px 8px',
  minWidth: 0,
  '@media': { [phone]: { flexWrap: 'wrap', gap: '8px 12px', padding: '12px 12px 8px' } },
})
/** Beside its buttons a long title has two lines, rather than that they have a line of their own below it. */
styledGlobal(`${sheetHeader} > ${pageTitle}:has(~ ${pageActions})`, { '@media': { [phone]: { maxWidth: '56%' } } })
export const beside = styled({ minWidth: 0, '@media': { [phone]: { order: 9, width: '100%' } } })
