import { unseen as hidden, phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const grid = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 8,
  // Two beside each other on a phone: one under the other they are a page to scroll before anything else.
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))' } },
})
/** How wide a long figure is for its height. */
export const ems = '--etalon-figure-ems'

export const place = styled({
  display: 'grid',
  minWidth: 0,
  // By its width long figures are written smaller.
  containerType: 'inline-size',
  // Half a number is another number: one of many signs has the line for itself there.
  '@media': { [phone]: { selectors: { '&:has([data-long])': { gridColumn: '1 / -1' } } } },
})

export const tile = styled({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  minHeight: 44,
  padding: 12,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text2,
  fontSize: 13,
  lineHeight: '20px',
  textDecoration: 'none',
})
export const link = styled({
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-hovered]': { background: vars.hover, color: vars.text, textDecoration: 'none' },
    '&[data-pressed]': { background: vars.pressed },
  },
})

export const figureRow = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minWidth: 0,
  minHeight: 32,
})
export const figure = styled({
  minWidth: 0,
  // A figure is never cut: half a number is another number.
  overflowWrap: 'anywhere',
  // Where it has to go on in another line, that is not before its unit alone.
  wordBreak: 'keep-all',
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  color: vars.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-quiet]': { color: vars.text3, fontWeight: 400 },
    // Outside a grid of tiles nothing says how wide a tile is.
    '&[data-long]': { fontSize: 18 },
    // What a tile leaves beside its edges and a unit of three letters.
    [`${place} &[data-long]`]: { fontSize: `clamp(12px, calc((100cqi - 60px) / var(${ems})), 24px)` },
  },
})
/** Its line is no higher than its letters: beside a figure it would make the tile higher than one without. */
export const unit = styled({
  marginLeft: 4,
  color: vars.text3,
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 400,
  whiteSpace: 'nowrap',
})
/** The label, and the line of the last values: beside a figure that would have room by some figures and not by others. */
export const labelRow = styled({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minWidth: 0,
})
export const label = styled({ overflowWrap: 'anywhere' })
export const note = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, overflowWrap: 'anywhere' })
export const change = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-tone=success]': { color: vars.successText }, '&[data-tone=danger]': { color: vars.dangerText } },
})
/** Its words wrap before the retry beside them would. */
export const failed = styled({
  flex: '1 1 0',
  minWidth: 80,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.dangerText,
  fontSize: 13,
})
export const unseen = styled(hidden)

/** No higher than the words beside it. */
export const trend = styled({ flex: 'none', marginBlock: -2, color: vars.infoSolid })
styledGlobal(`${trend} polyline`, {
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
styledGlobal(`${trend} circle`, { fill: 'currentColor' })
