import { createVar } from '@vanilla-extract/css'
import { forcedColors, phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'
import { edge } from './column.ts'

/** The tracks of every row. */
export const tracks = '--data-table-tracks'
/** The least width of every row. */
export const least = '--data-table-least'
/** Where rows are entries of two columns. */
export const phoneMedia = phone
/** 1 where lines run from left to right, and -1 where they do not. */
const way = createVar()

export const root = styled({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  flex: 1,
  position: 'relative',
  background: vars.surface,
  '@media': { print: { display: 'block' } },
})
export const progress = styled({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 0,
  zIndex: 4,
  '@media': { print: { display: 'none' } },
})

export const grid = styled({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  outline: 'none',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overscrollBehavior: 'contain',
  vars: { [way]: '1' },
  selectors: { '&[data-bare]': { flex: 'none' }, '&:dir(rtl)': { vars: { [way]: '-1' } } },
  // On paper there is a table of its own.
  '@media': { print: { display: 'none' } },
})

export const head = styled({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  minWidth: `var(${least})`,
  // On a phone entries need no head: it is seen while the keyboard stands in it, to sort by.
  '@media': { [phone]: { minWidth: 0, selectors: { '&:not(:has(:focus-visible))': unseen } } },
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: `var(${tracks})`,
  minWidth: `var(${least})`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.border}`,
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-selected=true]': { background: vars.selected },
    '&[aria-selected=true]:hover': { background: vars.selectedHover },
    '&[data-head]': { background: vars.surface2, borderTop: `1px solid ${vars.border}` },
  },
  '@media': {
    // Grounds are not seen there: a line marks the rows that are selected.
    [forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    [phone]: {
      selectors: {
        '&[data-head]': { display: 'flex', flexWrap: 'wrap', minWidth: 0 },
        '&:not([data-head])': {
          // What stands at the end may be long, and leaves the beginning its room.
          gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
          gridAutoFlow: 'row dense',
          minWidth: 0,
          gap: '4px 8px',
          padding: 12,
          alignItems: 'center',
        },
        '&[aria-selected=true]': { background: vars.surface },
      },
    },
  },
})

/** What stands for all rows: as tall as they, or as tall as an element may be. */
export const spacer = styled({ position: 'relative', minWidth: `var(${least})` })

const scrolled = styled({ position: 'absolute', insetInline: 0, top: 0, height: vars.row, contain: 'layout style' })
/** A row that is drawn where it belongs among all the others. */
export const scrolledRow = `${row} ${scrolled}`

/** As high as a row: by it the height of rows is measured. */
export const probe = styled({ position: 'absolute', width: 0, height: vars.row, visibility: 'hidden' })

/** A line with a little shade, without blur: cells above each other make one. */
const pinEdge = (side: 'start' | 'end') => {
  const pixel = `calc(${way} * ${side === 'end' ? 1 : -1}px)`
  return `${pixel} 0 0 ${vars.borderStrong}, calc(4 * ${pixel}) 0 0 color-mix(in srgb, ${vars.borderStrong} 28%, transparent)`
}

export const cell = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: `calc(${vars.row} - 1px)`,
  padding: '0 8px',
  outline: 'none',
  // Cut, and no box that scrolls: of those each has a layer of its own, which every frame goes over.
  overflow: 'clip',
  selectors: {
    '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-align=center]': { justifyContent: 'center', textAlign: 'center' },
    '&:first-child': { paddingInlineStart: 8 + edge },
    '&:last-child': { paddingInlineEnd: 8 + edge },
    '&[data-head]:not([data-pinned])': { position: 'relative' },
    // What lies over others hides them, in the colour of its row: that of the row would come down to all cells, were it inherited.
    '&[data-pinned]': { position: 'sticky', zIndex: 1, background: vars.surface },
    [`${row}:hover > &[data-pinned]`]: { background: vars.hover },
    [`${row}[aria-selected=true] > &[data-pinned]`]: { background: vars.selected },
    [`${row}[aria-selected=true]:hover > &[data-pinned]`]: { background: vars.selectedHover },
    '&[data-head][data-pinned]': { background: vars.surface2 },
    [`${row}:hover > &[data-head][data-pinned]`]: { background: vars.surface2 },
    // Where columns lie under pinned ones, the innermost of these has an edge.
    [`${grid}[data-under-start] &[data-pinned=start]:not(:has(+ [data-pinned=start]))`]: { boxShadow: pinEdge('end') },
    [`${grid}[data-under-end] :not([data-pinned=end]) + &[data-pinned=end]`]: { boxShadow: pinEdge('start') },
    '&[data-head]': { height: 31, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.text2, whiteSpace: 'nowrap' },
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-sortable]:hover': { color: vars.text },
    '&[data-index]': { color: vars.text3, justifyContent: 'flex-end' },
    // The column is 50 px wide, whatever there is to count: a number of many digits takes the room around it, and is written smaller.
    '&[data-index][data-digits]': { paddingInline: 4 },
    '&[data-digits="6"]': { fontSize: 10 },
    '&[data-index][data-digits="7"]': { paddingInline: 2, fontSize: 10 },
    [`&[data-ranged], ${row}${row} > &[data-ranged][data-pinned]`]: { background: vars.selected },
    [`&[data-found], ${row}${row} > &[data-found][data-pinned]`]: {
      background: vars.warningSoft,
      outline: `2px solid ${vars.warningSolid}`,
      outlineOffset: -2,
    },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, boxShadow: 'none' },
  },
  '@media': {
    [phone]: {
      height: 'auto',
      selectors: {
        '&:not([data-head])': { padding: 0, minHeight: 24 },
        // Nothing scrolls sideways there, and where it would stick lies in the midst of an entry, or of the lines of the head.
        '&[data-pinned]': { position: 'static' },
        '&:not([data-phone]):not([data-head])': { display: 'none' },
        // An entry has no room for what it has not, such as actions where nothing can be done.
        '&[data-phone]:has(> span:only-child:empty), &[data-none]': { display: 'none' },
        '&[data-phone=title]': { order: 1, fontSize: 15, lineHeight: '22px', fontWeight: 500, whiteSpace: 'normal' },
        '&[data-phone=aside]': { order: 2, justifySelf: 'end' },
        '&[data-phone=start]': { order: 3, gridColumn: 1, justifyContent: 'flex-start', textAlign: 'start' },
        '&[data-phone=end]': { order: 3, gridColumn: 2, justifySelf: 'end' },
        '&[data-phone=line]': { order: 4, gridColumn: '1 / -1', justifyContent: 'flex-start', textAlign: 'start' },
        // A number alone says nothing there; read aloud the head is named anyway.
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          color: vars.text2,
          fontSize: 12,
          marginInlineEnd: 6,
          whiteSpace: 'nowrap',
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[data-ranged]': { outline: '2px dashed Highlight', outlineOffset: -3 },
        '&[data-found]': { outline: '3px double Highlight', outlineOffset: -3 },
        '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: -3 },
      },
    },
  },
})

const plain = styled({
  display: 'block',
  lineHeight: `calc(${vars.row} - 1px)`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** A cell that holds nothing but words. */
export const plainCell = `${cell} ${plain}`

export const text = styled({
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  // Nobody hovers there for the rest of it: words are read whole, a text of many lines as far as three of them.
  '@media': {
    [phone]: {
      selectors: {
        '[data-phone]:not([data-label]) > &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        '[data-phone=line] > &': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
      },
    },
  },
})
/** A link that a column draws is cut at the end of its cell as any text, and read whole on a phone. */
styledGlobal(`${cell} > a`, {
  minWidth: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const unit = styled({ color: vars.text3, fontWeight: 400 })
export const sort = styled({ flex: 'none', color: vars.link })
export const order = styled({ fontSize: 11, color: vars.link })

/** The end of a head, by which its column is drawn wider: a line that comes with the pointer, and room to catch it. */
export const handle = styled({
  position: 'absolute',
  top: 0,
  bottom: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  // There columns have no width.
  '@media': { [phone]: { display: 'none' } },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 6,
      bottom: 6,
      insetInlineEnd: 0,
      width: 1,
      background: vars.borderStrong,
    },
    '&:hover::after, &:active::after': { top: 0, bottom: 0, width: 2, background: vars.focus },
  },
})

export const tick = styled({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  margin: 0,
  border: `1px solid ${vars.controlLine}`,
  borderRadius: 3,
  background: vars.field,
  color: vars.onBrand,
  cursor: 'pointer',
  selectors: {
    '&:checked, &:indeterminate': { background: vars.brandFill, borderColor: vars.brandFill },
    '&::before': { content: '', width: 10, height: 10, background: 'currentColor', visibility: 'hidden' },
    '&:disabled': { background: vars.pressed, borderColor: vars.borderStrong, cursor: 'not-allowed' },
    '&:checked::before': { visibility: 'visible', clipPath: 'polygon(10% 52%, 20% 42%, 38% 60%, 80% 16%, 91% 27%, 38% 82%)' },
    '&:indeterminate::before': { visibility: 'visible', clipPath: 'inset(42% 8%)' },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

export const blank = styled({ display: 'grid', flex: '1 1 240px', minHeight: 'min-content', alignContent: 'center' })
export const spoken = styled(unseen)

export const selectionBar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 40,
  padding: '0 12px 0 16px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.selected,
  fontSize: 13,
  // Without height, and still read aloud.
  selectors: { '&[data-empty]': { height: 0, minHeight: 0, paddingBlock: 0, borderTop: 'none', overflow: 'hidden' } },
  '@media': { [phone]: { flexWrap: 'wrap', padding: '4px 12px' }, print: { display: 'none' } },
})
/** The cards of a phone cannot be selected. */
export const selectionOfTable = styled({ '@media': { [phone]: { display: 'none' } } })
export const chosen = styled({ fontWeight: 600 })
/** On a phone a row of its own, where it has no room beside the count. */
export const forChosen = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { [phone]: { flexGrow: 1 } },
})
export const clearChosen = styled({ '@media': { [phone]: { marginInlineStart: 'auto' } } })
export const spread = styled({ flex: 1 })

export const pager = styled({
  display: 'flex',
  alignItems: 'center',
  // A table in a narrow place has it in two lines.
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  minHeight: 60,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.surface,
  color: vars.text2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { minHeight: 68, padding: '8px 12px' }, print: { display: 'none' } },
})
/** As wide as its number needs: 50,000 is longer than the others. */
export const pageSize = styled({ minWidth: 128, width: 'max-content', flex: 'none', '@media': { [phone]: { display: 'none' } } })
export const wideOnly = styled({ display: 'contents', '@media': { [phone]: { display: 'none' } } })
export const pagerNote = styled({ marginInlineStart: 12, color: vars.text3, '@media': { [phone]: { display: 'none' } } })
export const pages = styled({ display: 'flex', alignItems: 'center', gap: 8 })
export const pageButton = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 32,
  height: 32,
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text2,
  fontSize: 13,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.hover },
    '&[aria-current]': { borderColor: vars.brandLine, background: vars.brandSoft, color: vars.link, fontWeight: 600 },
    '&:disabled': { color: vars.disabled, cursor: 'not-allowed' },
  },
  '@media': { [phone]: { minWidth: 44, height: 44 } },
})
export const goTo = styled({ display: 'flex', alignItems: 'center', gap: 8, '@media': { [phone]: { display: 'none' } } })
export const goToField = styled({ width: 56 })
styledGlobal(`${pager} > [aria-hidden]`, { userSelect: 'none' })

/** Above the rows, not over them: what was found is not hidden. */
export const findBar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 40,
  padding: '0 12px 0 16px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.surface2,
  fontSize: 13,
  '@media': { [phone]: { padding: '4px 12px' }, print: { display: 'none' } },
})
export const findField = styled({
  width: 240,
  minWidth: 0,
  flex: '0 1 auto',
  height: vars.controlSmall,
  padding: '0 8px',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radius,
  background: vars.field,
  color: vars.text,
  font: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 } },
})
export const findCount = styled({
  minWidth: 72,
  padding: '0 8px',
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
