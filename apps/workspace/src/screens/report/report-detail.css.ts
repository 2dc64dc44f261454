import { narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

/** The document at the left keeps its place while the panel at the right scrolls. */
export const screen = styled({
  flex: 1,
  minHeight: 0,
  background: vars.surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 364px',
  gridTemplateRows: 'minmax(0, 1fr)',
  // In one column: what it is, then the document, and what can be done with it at the foot of the screen, where it stays.
  '@media': { [narrow]: { flex: '1 0 auto', display: 'flex', flexDirection: 'column' } },
})
export const document = styled({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': { [narrow]: { flex: '1 0 auto', order: 1 } },
})
export const tool = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 12px 6px 16px',
  borderBottom: `1px solid ${vars.border}`,
  '@media': { [phone]: { flexWrap: 'wrap', paddingInline: 16 } },
})
export const toolEnd = styled({ marginLeft: 'auto' })
export const frame = styled({
  flex: 1,
  width: '100%',
  minHeight: 0,
  overflow: 'auto',
  padding: 16,
  background: vars.well,
  '@media': { [narrow]: { flex: 'none', height: '80vh' }, [phone]: { padding: 8, height: '60vh' } },
})
/** Paper stays light in the dark. */
export const paper = styled({
  display: 'block',
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  background: '#fff',
  boxShadow: vars.shadow2,
})
/** A sheet in the shape of the one that is on its way. */
export const coming = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  overflow: 'hidden',
  gridAutoRows: 'min-content',
  gap: '24px 16px',
  width: '100%',
  maxWidth: 720,
  aspectRatio: '210 / 297',
  margin: '0 auto',
  padding: '10%',
  background: vars.surface,
  boxShadow: vars.shadow2,
})
export const comingTitle = styled({ gridColumn: '1 / -1', marginBottom: 24 })
export const blank = styled({ flex: 1, background: vars.well })
export const panel = styled({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  borderLeft: `1px solid ${vars.border}`,
  '@media': { [narrow]: { display: 'contents' } },
})
/** The panel goes to the edge of the window, where the cart lies over it: nothing is to be read beneath. */
const besideCart = { paddingInlineEnd: 24, '@media': { [narrow]: { paddingInlineEnd: 16 } } }
export const panelHead = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
  paddingBlock: 12,
  paddingInlineStart: 16,
  ...besideCart,
  borderBottom: `1px solid ${vars.border}`,
})
export const title = styled({ fontSize: 16, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const subtitle = styled({ gridColumn: '1 / -1', fontSize: 13, color: vars.text2, overflowWrap: 'anywhere' })
export const part = styled({
  paddingBlock: 12,
  paddingInlineStart: 16,
  ...besideCart,
  borderBottom: `1px solid ${vars.border}`,
  minWidth: 0,
})
export const standing = styled({ display: 'grid', gap: 12 })
export const rest = styled({ flex: 1, minWidth: 0, '@media': { [narrow]: { flex: 'none' } } })
export const fields = styled({ display: 'grid', gap: 12 })
export const facts = styled({ display: 'grid', gap: 6 })
export const fact = styled({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 12,
  fontSize: 13,
  lineHeight: '20px',
})
export const factName = styled({ color: vars.text3, fontSize: 13 })
export const factValue = styled({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const quiet = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const certificate = styled({ display: 'grid', gap: 8 })
export const number = styled({ fontSize: 14, fontWeight: 600, fontVariantNumeric: 'tabular-nums', userSelect: 'all' })
/** Large, to be read out over the telephone; one press selects it whole. */
export const code = styled({
  fontFamily: vars.mono,
  fontSize: 22,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '.06em',
  userSelect: 'all',
})
export const address = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { minHeight: 44 } },
})
export const download = styled({ display: 'flex', alignItems: 'center', gap: 12, marginTop: 12 })
export const foot = styled({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.surface,
  marginTop: -1,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [narrow]: { order: 2, zIndex: 1 } },
})
