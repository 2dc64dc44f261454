import { forcedColors, phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({ position: 'relative', display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0, minHeight: 0 })
export const tools = styled({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 })
export const filter = styled({ flex: 1, minWidth: 0 })
export const frame = styled({ display: 'grid', minWidth: 0, minHeight: 0 })
export const tree = styled({ position: 'relative', overflow: 'auto', outline: 'none', scrollPadding: 4, minWidth: 0 })

export const row = styled({
  vars: { '--tree-step': '20px' },
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: vars.row,
  // Deep down it goes no further in: the words need the room.
  padding: '4px 8px 4px calc(4px + (min(var(--tree-item-level, 1), 9) - 1) * var(--tree-step))',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-selection-mode], &[data-has-child-items]': { cursor: 'pointer' },
    '&[data-hovered]': { background: vars.hover },
    '&[data-selected]': { background: vars.selected },
    '&[data-selected][data-hovered]': { background: vars.selectedHover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-refused]': { color: vars.text3 },
    '&[data-drop-target]': { background: vars.selected, boxShadow: `inset 0 0 0 1px ${vars.focus}` },
    '&[data-dragging]': { opacity: 0.5 },
    '&[aria-disabled]': { color: vars.disabled, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'default', color: vars.text2 },
  },
  '@media': {
    [phone]: { minHeight: 44, gap: 0, vars: { '--tree-step': '12px' } },
    [forcedColors]: {
      selectors: {
        '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const chevron = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.pressed, color: vars.text },
  },
  '@media': { [phone]: { width: 44, height: 44, margin: '-4px 0' } },
})
styledGlobal(`[data-expanded] > * > ${chevron} > svg`, { transform: 'rotate(90deg)' })
export const noChevron = styled({ flex: 'none', width: 24, '@media': { [phone]: { width: 44 } } })
/** What stands in the row of a branch whose children are on their way: react-aria puts a cell around it. */
export const coming = styled({ display: 'flex', alignItems: 'center', gap: 4 })
export const check = styled({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: 4,
  '@media': { [phone]: { margin: '-4px 0' } },
})
styledGlobal(`${check} > label`, { '@media': { [phone]: { minWidth: 44, justifyContent: 'center' } } })
export const icon = styled({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: 2,
  color: vars.text3,
  '@media': { [phone]: { marginInlineEnd: 6 } },
})
export const words = styled({ flex: 1, minWidth: 0, display: 'grid' })
export const label = styled({ overflowWrap: 'anywhere' })
export const note = styled({
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  selectors: { '[aria-disabled] &': { color: vars.disabled } },
})
export const tick = styled({ display: 'inline-flex', flex: 'none', color: vars.link })

export const mark = styled({
  background: vars.warningSoft,
  color: vars.warningText,
  fontWeight: 600,
  borderRadius: 2,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
})

export const failed = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginRight: 8,
  color: vars.dangerText,
})
export const empty = styled({ padding: '8px 12px', color: vars.text2, fontSize: 13, overflowWrap: 'anywhere' })
export const spoken = styled(unseen)

/** By which a row is dragged; it shows on the row that is pointed at or has the keyboard, and always for a finger. */
export const grip = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text3,
  cursor: 'grab',
  opacity: 0,
  '@media': { '(hover: none)': { opacity: 1 }, [phone]: { width: 44, height: 44, margin: '-4px 0', marginInlineStart: 'auto' } },
})
styledGlobal(`[data-hovered] > * > ${grip}, [data-focus-visible] > * > ${grip}, ${grip}:focus-visible`, { opacity: 1 })
export const dropLine = styled({
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.focus}` } },
})
