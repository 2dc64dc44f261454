import { phone, styled, styledGlobal, unseen } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const part = styled({ padding: '4px 0 0', display: 'grid', gap: 12, minWidth: 0 })
export const partHead = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const heading = styled({
  fontSize: 14,
  fontWeight: 600,
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  marginRight: 'auto',
})
export const quiet = styled({ fontSize: 12, fontWeight: 400, color: vars.text3 })
export const picker = styled({ width: 240, '@media': { [phone]: { width: '100%' } } })
/** What only ears get of the grid lies in it, too: held by nothing, it makes the whole page as wide as the grid. */
export const frame = styled({
  position: 'relative',
  overflowX: 'auto',
  containerType: 'inline-size',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
})
/** What is said where there is no row: in sight wherever the frame is scrolled, in as many lines as it needs. */
export const none = styled({
  position: 'sticky',
  left: 8,
  display: 'inline-block',
  maxWidth: 'calc(100cqi - 16px)',
  padding: '6px 0',
  whiteSpace: 'normal',
})
export const grid = styled({ width: '100%', minWidth: 980, borderCollapse: 'collapse', fontSize: 13 })
export const head = styled({
  background: vars.surface2,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  textAlign: 'left',
  padding: '8px',
  borderBottom: `1px solid ${vars.border}`,
  whiteSpace: 'nowrap',
  selectors: { '&[data-numeric]': { textAlign: 'right' } },
})
export const cell = styled({
  borderBottom: `1px solid ${vars.border}`,
  borderRight: `1px solid ${vars.border}`,
  padding: '0 8px',
  height: 32,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '&[data-typed]': { padding: 0 },
    // What is typed makes its column as wide as it needs, within reason.
    '&[data-value]::before': {
      content: 'attr(data-value)',
      display: 'block',
      height: 0,
      maxWidth: 360,
      padding: '0 8px',
      overflow: 'hidden',
      visibility: 'hidden',
      whiteSpace: 'pre',
    },
    'tr:last-child > &': { borderBottom: 0 },
    '&:last-child': { borderRight: 0 },
  },
})
export const input = styled({
  width: '100%',
  minWidth: 76,
  height: 31,
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  color: vars.text,
  font: 'inherit',
  outlineOffset: -2,
  selectors: {
    '&[aria-invalid=true]': { background: vars.dangerSoft, boxShadow: `inset 0 0 0 1px ${vars.dangerSolid}` },
  },
  '@media': { [phone]: { height: 43 } },
})
/** A cell in which one of several is chosen: the lines of the grid are its frame. */
export const chosen = styled({ minWidth: 112 })
styledGlobal(`${chosen} button[data-press]`, {
  height: 31,
  padding: '0 8px',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  outlineOffset: -2,
  '@media': { [phone]: { height: 43, fontSize: 13 } },
})
styledGlobal(`${chosen} [data-invalid] button[data-press]`, {
  background: vars.dangerSoft,
  boxShadow: `inset 0 0 0 1px ${vars.dangerSolid}`,
})
/** A cell with a date: all of it is in sight. */
export const dated = styled({ minWidth: 132 })
export const number = styled({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' })

/** The head of a column whose cells say themselves what they are. */
export const forEars = styled(unseen)
