import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export { phone }

/** How high a formula of one line is: as any other field, without the lines around it. */
const lineHigh = '--formula-line'
const sizes = {
  vars: { [lineHigh]: `calc(${vars.control} - 2px)` },
  selectors: {
    '[data-size=small] > &': { vars: { [lineHigh]: `calc(${vars.controlSmall} - 2px)` } },
    '[data-size=large] > &': { vars: { [lineHigh]: `calc(${vars.controlLarge} - 2px)` } },
  },
} as const
const line = `var(${lineHigh})`

/** With the pixel that MathLive leaves before the formula it begins where the text of other fields begins. */
export const place = styled({
  display: 'grid',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: line,
  paddingInlineStart: 9,
})

/** MathLive's element; what lies inside is reached by its parts. */
export const field = styled({
  vars: {
    '--caret-color': vars.link,
    '--selection-background-color': vars.selected,
    '--selection-color': vars.text,
    '--contains-highlight-background-color': 'transparent',
    '--placeholder-color': vars.text3,
    '--smart-fence-color': vars.text2,
    '--latex-color': vars.link,
  },
  display: 'block',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text,
  fontSize: 18,
  outline: 'none',
  boxSizing: 'border-box',
  overflowX: 'auto',
  selectors: {
    '&:focus-within': { outline: 'none' },
    '[data-size=small] &': { fontSize: 15 },
    '[data-size=large] &': { fontSize: 20 },
  },
})
// Its own margins would make one line higher than other fields.
styledGlobal(`${field}::part(container)`, { padding: 0 })
styledGlobal(`${field}::part(content)`, { padding: '3px 3px 3px 1px' })
for (const part of ['menu-toggle', 'virtual-keyboard-toggle']) styledGlobal(`${field}::part(${part})`, { display: 'none' })

export const plain = styled({
  flex: 1,
  minWidth: 0,
  minHeight: line,
  padding: `calc((${line} - 20px) / 2) 0 calc((${line} - 20px) / 2) 10px`,
  border: 0,
  background: 'none',
  outline: 'none',
  color: 'inherit',
  fontFamily: vars.mono,
  resize: 'none',
  fieldSizing: 'content',
  maxHeight: 160,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
} as Parameters<typeof styled>[0])

export const still = styled({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: line,
  padding: '3px 10px',
  fontSize: 16,
})
// It begins where it began while it was written.
styledGlobal(`${still} > [data-block][data-block] > *`, { margin: 0 })
export const stillBox = styled(sizes)
/** On one line with a formula of one line, and at the upper end of a higher one. */
export const end = styled({ display: 'flex', alignItems: 'center', height: line, paddingInline: 1, flex: 'none' })
// It fits into the smallest field, and its ring into the frame, which has one itself.
styledGlobal(`${end} > button`, { maxHeight: line })
styledGlobal(`${end} > button:focus-visible`, { outlineOffset: -2, boxShadow: 'none' })
export const preview = styled({
  padding: '6px 10px',
  border: `1px dashed ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface2,
  color: vars.text,
  overflowX: 'auto',
  fontSize: 16,
})
export const state = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  minHeight: 16,
  selectors: { '&[data-failed]': { color: vars.warningText } },
})

/** Keeps the keyboard's room in the page, where the keyboard itself lies at the foot of a phone's screen. */
export const dock = styled({
  minWidth: 0,
  '@media': { [phone]: { height: 304, selectors: { '[data-radix-popper-content-wrapper] &': { height: 'auto' } } } },
})
export const keyboard = styled({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  maxWidth: 480,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.overlay,
  color: vars.text,
  boxShadow: vars.shadow1,
  overflow: 'hidden',
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: 50,
      insetInline: 0,
      bottom: 0,
      maxWidth: 'none',
      height: 304,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderRadius: `${vars.radiusL} ${vars.radiusL} 0 0`,
      boxShadow: vars.shadow2,
      selectors: {
        // A panel that is moved into place holds what is fixed: there it stays in the flow.
        '[data-radix-popper-content-wrapper] &': {
          position: 'static',
          // What else stands in the panel has room on the screen, too.
          height: 244,
          borderRadius: vars.radiusL,
          boxShadow: 'none',
        },
      },
    },
  },
})
export const head = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: '4px 4px 0',
  borderBottom: `1px solid ${vars.border}`,
  minWidth: 0,
})
export const tabs = styled({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: 2,
  flexWrap: 'wrap',
  padding: '2px 2px 0',
  // A finger pushes them; a mouse has no way to.
  '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
})
export const tab = styled({
  flex: 'none',
  height: 30,
  padding: '0 8px',
  border: 0,
  borderBottom: '2px solid transparent',
  borderRadius: `${vars.radius} ${vars.radius} 0 0`,
  background: 'none',
  color: vars.text2,
  fontSize: 12,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover, color: vars.text },
    '&[aria-selected=true]': { borderBottomColor: vars.link, color: vars.link, fontWeight: 500 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { height: 44, padding: '0 12px' } },
})
export const panel = styled({
  overflowY: 'auto',
  height: 200,
  padding: 6,
  outline: 'none',
  '@media': { [phone]: { height: 'auto' } },
})
/** Pixels between two keys. */
export const keyGap = 4
export const grid = styled({ display: 'grid', gap: keyGap })
export const row = styled({ display: 'grid', gap: keyGap })
export const key = styled({
  display: 'grid',
  alignItems: 'center',
  // What is wider than its key is seen from its beginning on.
  justifyItems: 'safe center',
  minWidth: 0,
  height: 34,
  padding: 0,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  fontSize: 15,
  overflow: 'hidden',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:active': { background: vars.pressed },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
  },
  '@media': { [phone]: { height: 44, fontSize: 16 } },
})
// In a button nothing scrolls, and nothing else takes the focus.
styledGlobal(`${key} > span`, { maxWidth: 'none', overflow: 'visible' })
styledGlobal(`${key} > span math`, { fontSize: '.88em' })
export const empty = styled({ padding: '24px 8px', color: vars.text3, fontSize: 12, textAlign: 'center' })
export const more = styled({ display: 'flex', justifyContent: 'center', paddingTop: 4 })
export const edited = styled({ ...sizes, display: 'grid', gap: 4, minWidth: 0 })
