import { forcedColors, phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** Its parts lie as far from each other as what stands around it does. */
export const root = styled({ display: 'grid', gap: 'inherit', justifyItems: 'start', width: '100%' })
/** Where there is no room for all, the colours take another row; on the desk the button stays beside the first. */
export const line = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  maxWidth: '100%',
  // The six that are usually offered stand in one row, and the button below them.
  '@media': { [phone]: { flexDirection: 'column' } },
})
// Its words begin where the colours do.
styledGlobal(`${line} > button[data-kind]`, { flex: 'none', '@media': { [phone]: { paddingInlineStart: 0 } } })
export const swatches = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  '@media': { [phone]: { gap: '8px 4px' } },
})
export const item = styled({
  position: 'relative',
  width: 28,
  height: 28,
  borderRadius: '50%',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.overlay}, 0 0 0 4px ${vars.controlLine}` },
    '&[data-focus-visible]': { boxShadow: `0 0 0 2px ${vars.overlay}, 0 0 0 4px ${vars.focus}` },
  },
  '@media': {
    [phone]: { width: 44, height: 44 },
    // The rings above are shadows, which are gone there.
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '2px solid CanvasText', outlineOffset: 2 },
        '&[data-focus-visible]': { outline: '3px solid Highlight', outlineOffset: 2 },
      },
    },
  },
})
export const swatch = styled({
  selectors: { '[data-disabled] > &': { opacity: 0.4 } },
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .16)',
  forcedColorAdjust: 'none',
})
/** On a ground of its own: a colour may be light or dark. */
export const check = styled({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: vars.surface,
  color: vars.text,
})
export const own = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: 8,
  alignItems: 'center',
  width: '100%',
  marginTop: 8,
})
export const area = styled({
  gridColumn: '1 / -1',
  width: '100%',
  height: 120,
  borderRadius: vars.radius,
  forcedColorAdjust: 'none',
})
export const track = styled({
  height: 16,
  width: '100%',
  borderRadius: 8,
  forcedColorAdjust: 'none',
  '@media': { [phone]: { height: 28, borderRadius: 14 } },
})
export const thumb = styled({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid #ffffff',
  boxShadow: '0 0 0 1px rgb(0 0 0 / .6), inset 0 0 0 1px rgb(0 0 0 / .4)',
  top: '50%',
  forcedColorAdjust: 'none',
  selectors: { '&[data-focus-visible]': { width: 24, height: 24, outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': { [forcedColors]: { selectors: { '&[data-focus-visible]': { outline: '3px solid Highlight' } } } },
})
export const number = styled({ minWidth: 0 })
export const input = styled({
  width: '100%',
  height: vars.control,
  padding: '0 8px',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radius,
  background: vars.field,
  color: vars.text,
  font: 'inherit',
  fontFamily: vars.mono,
  fontSize: 13,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 } },
})
