import { forcedColors, phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** A field with its label and notes. */
export const root = styled({
  position: 'relative',
  display: 'grid',
  gap: 4,
  minWidth: 0,
  alignContent: 'start',
  selectors: {
    '&[data-label-position=beside]': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '4px 8px' },
  },
})

export const labelRow = styled({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  minWidth: 0,
  // What stands at its end is no larger than the label.
  fontSize: 12,
  lineHeight: '16px',
})

/** A link at the end of a label is 44 px high on phones: most of that lies in the room above. */
styledGlobal(`${labelRow} > a`, { '@media': { [phone]: { padding: '24px 0 4px', margin: '-12px 0 -4px' } } })

export const label = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
  overflowWrap: 'anywhere',
  cursor: 'default',
  selectors: {
    '[data-label-position=beside] > * > * > &': { fontSize: 13, lineHeight: '20px' },
    '[data-size=large] > * > * > &': { fontSize: 13, lineHeight: '20px' },
  },
})

export const labelWords = styled({ minWidth: 0 })
/** Outside the label, so that it is no part of the field's name. */
export const star = styled({
  marginInlineStart: 3,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.dangerText,
  // A word joiner: the star never begins a line.
  selectors: { '&::before': { content: '\\2060' } },
})

/** The frame around what is typed or chosen. */
export const box = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minWidth: 0,
  height: vars.control,
  padding: '0 10px',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radius,
  background: vars.field,
  color: vars.text,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'text',
  selectors: {
    '[data-size=large] > &': { height: vars.controlLarge, fontSize: 14 },
    '[data-size=small] > &': { height: vars.controlSmall, padding: '0 8px' },
    '&[data-focus-within], &[data-focus-visible]': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: 0,
      boxShadow: `inset 0 0 0 1px ${vars.focusGap}`,
    },
    '[data-readonly] > &, &[data-readonly]': { background: vars.surface2, borderColor: vars.border },
    '[data-disabled] > &, &[data-disabled]': {
      background: vars.surface2,
      borderColor: vars.border,
      color: vars.disabled,
      cursor: 'not-allowed',
    },
    // What is chosen can still be read where it cannot be chosen anew.
    '[data-readonly] > &[data-press]': { color: vars.text, cursor: 'default' },
    '[data-invalid] > &, &[data-invalid]': { borderColor: vars.dangerSolid, boxShadow: `inset 0 0 0 1px ${vars.dangerSolid}` },
    '[data-invalid] > &[data-focus-within], &[data-invalid][data-focus-within]': { outlineOffset: 1 },
    '&[data-area]': { height: 'auto', padding: 0, alignItems: 'stretch' },
    '&[data-press]': { cursor: 'pointer' },
  },
  '@media': {
    // Smaller letters make a phone draw the page larger as soon as one types.
    [phone]: {
      fontSize: 16,
      selectors: { '[data-size=large] > &': { fontSize: 16 }, '[data-size=small] > &': { padding: '0 10px' } },
    },
    [forcedColors]: {
      selectors: {
        '&[data-focus-within], &[data-focus-visible]': { outline: '3px solid Highlight' },
        '[data-disabled] > &, &[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        // Its red is gone there.
        '[data-invalid] > &, &[data-invalid]': { borderWidth: 2 },
      },
    },
  },
})

/** The text that is typed; the ring is on the box. */
export const input = styled({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  color: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&[data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: vars.disabled },
    // Safari and Chromium draw their own clear button on search fields.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const affix = styled({ display: 'flex', alignItems: 'center', flex: 'none', color: vars.text3 })
export const unit = styled({ flex: 'none', color: vars.text3, fontSize: 12, lineHeight: '16px' })

export const value = styled({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.text3 },
    '[data-disabled]:not([data-readonly]) > * > &': { color: vars.disabled },
  },
})

/** A small button inside the box. */
export const inner = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text3,
  selectors: {
    '&:hover': { background: vars.hover, color: vars.text },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' },
  },
  // As high as the frame around it; the last one reaches to its edge, and two stand wall to wall.
  '@media': { [phone]: { width: 44, height: 42, selectors: { '&:last-child': { marginInlineEnd: -10 } } } },
})

export const notes = styled({ display: 'contents', selectors: { '[data-label-position=beside] > &': { gridColumn: 2 } } })
export const hint = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  selectors: { '[data-label-position=beside] > &': { gridColumn: 2 } },
})
export const error = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.dangerText,
  selectors: { '[data-label-position=beside] > &': { gridColumn: 2 } },
})
styledGlobal(`${error} > svg`, { marginTop: 1 })
