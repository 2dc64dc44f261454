import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** The frame of the field: toolbar, text and foot beneath each other. */
export const box = styled({
  position: 'relative',
  flexDirection: 'column',
  gap: 0,
  cursor: 'auto',
  overflow: 'hidden',
  // The inner line of what is wrong or has the focus lies over the tools, which have a ground of their own.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: 'inherit',
      boxShadow: 'inherit',
      pointerEvents: 'none',
    },
  },
})
export const state = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '6px 10px',
  borderBottom: `1px solid ${vars.border}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  selectors: { '&[data-failed]': { color: vars.warningText } },
})

/** A text, to be written and to be read. */
export const text = styled({ minWidth: 0, fontSize: 14, lineHeight: '22px', color: vars.text, overflowWrap: 'anywhere' })
for (const part of ['p', 'ul', 'ol', 'h2', 'h3', 'h4']) styledGlobal(`${text} ${part}`, { margin: '0 0 8px' })
styledGlobal(`${text} > :last-child`, { marginBottom: 0 })
styledGlobal(`${text} h2`, { fontSize: 18, lineHeight: '26px', fontWeight: 600 })
styledGlobal(`${text} h3`, { fontSize: 16, lineHeight: '24px', fontWeight: 600 })
styledGlobal(`${text} h4`, { fontSize: 14, lineHeight: '22px', fontWeight: 600 })
styledGlobal(`${text} :is(ul, ol)`, { paddingInlineStart: 24 })
styledGlobal(`${text} ul`, { listStyle: 'disc' })
styledGlobal(`${text} ol`, { listStyle: 'decimal' })
styledGlobal(`${text} li > p`, { margin: 0 })
styledGlobal(`${text} :is(strong, b)`, { fontWeight: 600 })
styledGlobal(`${text} :is(em, i)`, { fontStyle: 'italic' })
styledGlobal(`${text} :is(sub, sup)`, { fontSize: '0.75em', lineHeight: 0 })
styledGlobal(`${text} img`, { maxWidth: '100%', height: 'auto', borderRadius: vars.radius })
// Its words are read in its place.
styledGlobal(`${text} img[data-failed]`, {
  minWidth: 96,
  minHeight: 48,
  padding: '12px 16px',
  border: `1px dashed ${vars.borderStrong}`,
  color: vars.text3,
})
styledGlobal(`${text} img.ProseMirror-selectednode`, { outline: `2px solid ${vars.focus}`, outlineOffset: 2 })
styledGlobal(`${text} table`, { borderCollapse: 'collapse', minWidth: '100%' })
styledGlobal(`${text} :is(th, td)`, {
  position: 'relative',
  minWidth: 64,
  padding: '4px 8px',
  border: `1px solid ${vars.borderStrong}`,
  verticalAlign: 'top',
  textAlign: 'left',
})
styledGlobal(`${text} th`, { background: vars.surface2, fontWeight: 600 })
styledGlobal(`${text} :is(th, td) > p`, { margin: 0 })
styledGlobal(`${text} .selectedCell`, { background: vars.selected })

export const tableFrame = styled({ overflowX: 'auto', margin: '0 0 8px' })
export const formulaInline = styled({
  padding: '0 2px',
  borderRadius: 4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[data-selected]': { outline: `2px solid ${vars.focus}` },
  },
})
export const formulaBlock = styled({
  display: 'block',
  margin: '0 0 8px',
  padding: '4px 8px',
  borderRadius: 4,
  textAlign: 'center',
  overflowX: 'auto',
  selectors: {
    '&[data-formula]': { cursor: 'pointer' },
    '&[data-formula]:hover': { background: vars.hover },
    '&[data-selected]': { outline: `2px solid ${vars.focus}` },
  },
})

export const still = styled({ width: '100%', minHeight: 120, padding: '8px 12px' })
// Fainter, and still to be read: it is a text, not a control.
styledGlobal(`[data-disabled] > ${still}`, { color: vars.text3 })

const edge = (side: 'left' | 'right') => {
  const to = side === 'left' ? 'right' : 'left'
  return {
    cover: `linear-gradient(to ${to}, ${vars.surface2} 50%, transparent) ${side} / 32px 100% no-repeat local`,
    shade: `linear-gradient(to ${to}, ${vars.border}, transparent) ${side} / 10px 100% no-repeat scroll`,
  }
}
const [left, right] = [edge('left'), edge('right')]

/** Tools in as many lines as they need; on phones in one, which scrolls in itself and is shaded where there are more. */
export const toolbar = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${vars.border}`,
  background: vars.surface2,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  flex: 'none',
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      background: `${left.cover}, ${right.cover}, ${left.shade}, ${right.shade}, ${vars.surface2}`,
    },
  },
})
styledGlobal(`${toolbar} button`, { '@media': { [phone]: { flex: 'none', minWidth: 44, height: 44 } } })
/** As wide for one style as for another: the tools after it stay where they are when the caret goes elsewhere. */
export const level = styled({ minWidth: 108, justifyContent: 'space-between' })
styledGlobal(`${toolbar} button[aria-pressed=true]`, { background: vars.brandSoft, color: vars.link })
export const line = styled({ flex: 'none', width: 1, height: 20, margin: '0 4px', background: vars.border })
export const spoken = styled({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

export const warning = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '6px 12px',
  background: vars.warningSoft,
  color: vars.warningText,
  fontSize: 12,
  lineHeight: '16px',
})

export const content = styled({ display: 'grid', minWidth: 0, cursor: 'text' })
/** ProseMirror's own element. `pre-wrap` is what it asks for: blanks that are typed are seen. */
export const prose = styled({
  minHeight: 160,
  maxHeight: 560,
  overflowY: 'auto',
  padding: '8px 12px',
  outline: 'none',
  whiteSpace: 'pre-wrap',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  '@media': { [phone]: { fontSize: 16, lineHeight: '24px' } },
})
styledGlobal(`${prose} .is-editor-empty:first-child::before`, {
  content: 'attr(data-placeholder)',
  float: 'left',
  height: 0,
  color: vars.text3,
  pointerEvents: 'none',
})
styledGlobal(`${prose} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', pointerEvents: 'none' })
styledGlobal(`${prose}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' })
styledGlobal(`${prose} .ProseMirror-gapcursor::after`, {
  content: '""',
  position: 'absolute',
  display: 'block',
  top: -2,
  width: 20,
  borderTop: `1px solid ${vars.text}`,
})
styledGlobal(`${prose} .ProseMirror-hideselection *`, { caretColor: 'transparent' })
// An empty line at the end of a paragraph, and the place between two formulas, are ProseMirror's to hold open.
styledGlobal(`${prose} img.ProseMirror-separator`, { display: 'inline', border: 0, margin: 0, width: 0, height: 0 })

export const foot = styled({
  padding: '2px 12px 4px',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
export const panel = styled({ display: 'grid', gap: 12, minWidth: 0 })
export const shown = styled({
  maxWidth: '100%',
  maxHeight: 160,
  objectFit: 'contain',
  justifySelf: 'start',
  borderRadius: vars.radius,
})
export const characterGrid = styled({ maxHeight: 240, overflowY: 'auto', padding: 2 })
export const fileInput = styled({ display: 'none' })
