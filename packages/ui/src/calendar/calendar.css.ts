import { forcedColors, phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** A calendar in a panel; `page` makes it one on the page. */
export const calendar = styled({
  position: 'relative',
  padding: 12,
  outline: 'none',
  width: 'max-content',
  '@media': { [phone]: { width: 'min(320px, calc(100vw - 16px))', padding: '12px 5px' } },
})
export const range = styled({})
/** A month that takes the width it is given. */
export const page = styled({ position: 'relative', display: 'grid', gap: 8, minWidth: 0, maxWidth: 560, outline: 'none' })

export const header = styled({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 8 })
styledGlobal(`${page} > ${header}`, { marginBottom: 0 })
export const heading = styled({ flex: 1, textAlign: 'center', fontSize: 14, fontWeight: 600 })
export const turn = styled({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text2,
  selectors: { '&[data-hovered]': { background: vars.hover }, '&[data-disabled]': { color: vars.disabled } },
  '@media': { [phone]: { width: 44, height: 44 } },
})
export const grid = styled({
  borderCollapse: 'collapse',
  '@media': { [phone]: { width: '100%', tableLayout: 'fixed' } },
})
styledGlobal(`${page} ${grid}`, { width: '100%', tableLayout: 'fixed' })
styledGlobal(`${grid} :is(td, th)`, { padding: 0 })

/** Hears keys, and takes no room of its own. */
export const days = styled({ display: 'contents' })
export const weekday = styled({ width: 32, height: 24, fontSize: 12, fontWeight: 400, color: vars.text3 })

const chosenInForcedColours = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const
/** A day, a month or a year among others of which one can be chosen. */
export const choice = styled({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-now]': { fontWeight: 600, color: vars.link },
    '&[data-selected]': { background: vars.brandFill, color: vars.onBrand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': chosenInForcedColours,
        '&[data-focus-visible]': { outline: '2px solid Highlight' },
      },
    },
  },
})
/** A day: used with `choice`. */
export const cell = styled({
  width: 32,
  height: 30,
  margin: '1px 0',
  outlineOffset: -2,
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-selected]': { fontWeight: 500 },
    [`${range} &[data-selected]:not([data-selection-start]):not([data-selection-end])`]: {
      background: vars.selected,
      color: vars.text,
      borderRadius: 0,
    },
    '&[data-disabled], &[data-unavailable]': { color: vars.disabled, cursor: 'not-allowed' },
    [`${page} &`]: {
      width: 'auto',
      height: 48,
      margin: 1,
      gridTemplateRows: '20px 16px',
      alignContent: 'center',
      gap: 2,
    },
    [`${page} &[data-outside-month]`]: { display: 'none' },
  },
  '@media': {
    [phone]: { width: 'auto', height: 44 },
    [forcedColors]: {
      selectors: {
        [`${range} &[data-selected]:not([data-selection-start]):not([data-selection-end])`]: chosenInForcedColours,
        '&[data-selected][data-focus-visible]': { outline: '2px solid HighlightText', outlineOffset: -4 },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
})

// Today has a line beneath its number: bold type alone is not seen by everybody.
styledGlobal(`${cell}[data-now] > span:first-child`, { boxShadow: 'inset 0 -2px 0 currentColor' })

export const mark = styled({
  minWidth: 18,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: vars.neutralSoft,
  color: vars.neutralText,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'center',
  // Its ground alone is hardly another than that of the page.
  boxShadow: `inset 0 0 0 1px ${vars.borderStrong}`,
  selectors: {
    '&[data-count]::after': { content: 'attr(data-count)' },
    '&[data-tone=info]': { background: vars.infoSoft, color: vars.infoText },
    '&[data-tone=success]': { background: vars.successSoft, color: vars.successText },
    '&[data-tone=violet]': { background: vars.violetSoft, color: vars.violetText },
    // The two that press have a line of their own and corners, so that not colour alone tells them apart.
    '&[data-tone=warning]': {
      background: vars.warningSoft,
      color: vars.warningText,
      boxShadow: `inset 0 0 0 1px ${vars.warningText}`,
    },
    '&[data-tone=danger]': {
      background: vars.dangerSoft,
      color: vars.dangerText,
      boxShadow: `inset 0 0 0 1px ${vars.dangerText}`,
      borderRadius: 2,
      fontWeight: 700,
    },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText', lineHeight: '14px' } },
})

export const legend = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
})
export const legendEntry = styled({ display: 'flex', alignItems: 'center', gap: 6 })
/** Keeps its height while nothing loads, so that the days do not jump. */
export const loading = styled({ height: 2 })
