import { ground, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const frame = styled({
  overflowX: 'auto',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface,
})
export const grid = styled({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})

const lines = { borderBottom: `1px solid ${vars.border}`, whiteSpace: 'nowrap' } as const

export const head = styled({
  ...lines,
  height: 26,
  padding: '2px 8px',
  background: vars.surface2,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  textAlign: 'right',
  verticalAlign: 'bottom',
  selectors: {
    '&[data-group]': { textAlign: 'center', borderLeft: `1px solid ${vars.border}` },
    '&[data-edge]': { borderLeft: `1px solid ${vars.border}` },
    '&[data-words]': { textAlign: 'left' },
    '&[data-wrap]': { whiteSpace: 'normal', textWrap: 'balance', minWidth: 60, maxWidth: 112 },
    '&[data-fixed]': { position: 'sticky', left: 0, zIndex: 2 },
  },
})
export const unit = styled({ color: vars.text3 })
export const point = styled({
  ...lines,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  padding: '0 8px',
  background: ground,
  textAlign: 'right',
  fontWeight: 600,
  selectors: {
    'tr:last-child > &': { borderBottom: 0 },
    'tr[data-verdict=fail] > &, tr[data-verdict=broken] > &': { background: vars.dangerSoft },
  },
})
/** A cell that people type into. */
export const typed = styled({
  ...lines,
  height: 30,
  padding: 0,
  background: vars.field,
  textAlign: 'right',
  selectors: {
    '&[data-edge]': { borderLeft: `1px solid ${vars.border}` },
    '& + &': { borderLeft: `1px solid ${vars.border}` },
    '&[data-read]': { padding: '0 8px', height: 32 },
    'tr:last-child > &': { borderBottom: 0 },
    'tr[data-verdict=fail] > &, tr[data-verdict=broken] > &': { background: vars.dangerSoft },
  },
  '@media': { [phone]: { height: 44 } },
})
export const input = styled({
  display: 'block',
  width: '100%',
  minWidth: 68,
  height: 29,
  padding: '0 8px',
  border: 0,
  borderRadius: 3,
  background: 'transparent',
  color: vars.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.controlLine}` },
    '&:focus': { outline: `2px solid ${vars.focus}`, outlineOffset: -1, background: vars.field, boxShadow: 'none' },
    '&[aria-invalid=true]': { background: vars.dangerSoft, boxShadow: `inset 0 0 0 1px ${vars.dangerSolid}` },
  },
  // Seven digits and a point in the larger letters of a phone: what was typed is read whole.
  '@media': { [phone]: { minWidth: 100, height: 43, fontSize: 16 } },
})
/** A cell that follows from the others. */
export const computed = styled({
  ...lines,
  padding: '0 8px',
  background: vars.surface2,
  color: vars.text2,
  textAlign: 'right',
  selectors: {
    '&[data-edge]': { borderLeft: `1px solid ${vars.border}` },
    '&[data-words]': { textAlign: 'left', paddingRight: 12 },
    'tr:last-child > &': { borderBottom: 0 },
    'tr[data-verdict=fail] > &, tr[data-verdict=broken] > &': { background: vars.dangerSoft },
    '&[data-exceeds]': {
      color: vars.dangerText,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1.5px ${vars.dangerSolid}`,
      borderRadius: 3,
    },
  },
})
export const verdict = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  verticalAlign: 'middle',
  fontSize: 12,
  fontWeight: 500,
  color: vars.successText,
  selectors: { '&[data-tone=danger]': { color: vars.dangerText } },
})
export const fault = styled({ marginTop: 6, fontSize: 12, lineHeight: '16px', color: vars.dangerText })
