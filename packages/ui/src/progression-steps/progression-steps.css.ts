import { forcedColors, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** Circles, words and names of a row lie on common lines, however many lines a word takes. */
export const list = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto',
  selectors: { '&[data-vertical]': { display: 'flex', flexDirection: 'column' } },
})

export const step = styled({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  position: 'relative',
  paddingRight: 8,
  selectors: {
    '&::before': { content: '', position: 'absolute', left: 20, right: 0, top: 9, height: 2, background: vars.borderStrong },
    '&:last-child::before': { display: 'none' },
    '&[data-state=done]::before': { background: vars.successSolid },
    '[data-vertical] > &': {
      display: 'grid',
      // Names give way before the words of a step do.
      gridTemplateColumns: '20px fit-content(52%) minmax(min-content, 1fr)',
      gridTemplateRows: 'auto',
      gap: '0 12px',
      padding: '0 0 12px',
    },
    '[data-vertical] > &::before': { left: 9, right: 'auto', width: 2, height: 'auto', top: 20, bottom: 0 },
    '[data-vertical] > &:last-child': { paddingBottom: 0 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { background: 'GrayText', forcedColorAdjust: 'none' },
        '&[data-state=done]::before': { background: 'CanvasText' },
      },
    },
  },
})

export const circle = styled({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `1.5px solid ${vars.borderStrong}`,
  background: vars.surface,
  color: vars.text3,
  position: 'relative',
  zIndex: 1,
  fontSize: 11,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state=done] > &': { borderColor: vars.successSolid, background: vars.successSoft, color: vars.successText },
    '[data-state=now] > &': { borderColor: vars.brandFill, background: vars.brandFill, color: vars.onBrand },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-state=now] > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const word = styled({
  display: 'block',
  marginTop: 4,
  fontSize: 13,
  lineHeight: '18px',
  color: vars.text2,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: {
    '[data-state=now] > &': { color: vars.text, fontWeight: 600 },
    '[data-state=done] > &': { color: vars.text },
    '[data-vertical] &': { marginTop: 1 },
  },
})

export const by = styled({
  display: 'block',
  minHeight: 16,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  // Who and when go below each other where they find no room beside each other, and are read whole.
  overflowWrap: 'anywhere',
  selectors: { '[data-vertical] &': { marginTop: 2, textAlign: 'end' } },
})

/** A date is not parted from its time. */
export const when = styled({ whiteSpace: 'nowrap' })

export const hidden = styled(unseen)

/** Rows of steps do not fit a phone: there they stand below each other. */
export const rowOnly = styled({ '@media': { [phone]: { display: 'none' } } })
export const columnOnly = styled({
  display: 'none',
  selectors: { '&[data-vertical]': { display: 'none' } },
  '@media': { [phone]: { selectors: { '&[data-vertical]': { display: 'flex' } } } },
})
