import { phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** As high as what it holds, also where there is less room: what follows it gives way. */
export const root = styled({ flex: 'none', minWidth: 0, containerType: 'inline-size' })

export const bar = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '4px 16px 12px',
  minWidth: 0,
  '@media': { [phone]: { padding: '4px 12px 12px', gap: 8, flexWrap: 'wrap' } },
})

/** Many conditions scroll by themselves: what they find stays in sight. */
export const panel = styled({
  flex: 'none',
  maxHeight: 'max(220px, 45vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 16px 12px',
  '@media': {
    // The page scrolls there, and a panel that caught the finger would hold it.
    [phone]: { maxHeight: 'none', overflow: 'visible', padding: '0 12px 12px', borderBottom: `1px solid ${vars.border}` },
  },
})

export const fields = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  flex: 1,
  minWidth: 0,
  '@media': { [phone]: { flexBasis: 160, gap: 8, selectors: { '[data-mode=expanded] > &': { flexBasis: '100%' } } } },
})

export const field = styled({
  flex: '1 1 150px',
  maxWidth: 340,
  minWidth: 0,
  selectors: {
    '&[data-width=date]': { flex: 'none' },
    '&[data-width=range]': { flex: 'none' },
    '&[data-multiple]': { flexBasis: 280 },
  },
  '@media': {
    [phone]: {
      maxWidth: 'none',
      flexBasis: '100%',
      selectors: { '[data-mode=normal] &:not(:first-child)': { display: 'none' }, '&[data-width]': { flex: '1 1 100%' } },
    },
    // Paper says what was searched.
    print: { selectors: { '&[data-blank]': { display: 'none' } } },
  },
})
// On phones labels stand above, and the only field of the short form says what it is by its placeholder.
styledGlobal(`${field} > [data-label-position=beside]`, { '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
styledGlobal(`${field} > [data-label-position=beside] > *`, { '@media': { [phone]: { gridColumn: 1 } } })
styledGlobal(`[data-mode=normal] ${field} label, [data-mode=normal] ${field} [data-label-position] > span:first-child`, {
  '@media': { [phone]: unseen },
})

export const actions = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  '@media': { [phone]: { gap: 6, flexWrap: 'wrap', maxWidth: '100%' }, print: { display: 'none' } },
})
styledGlobal(`[data-mode=expanded] ${actions} [data-kind=quiet]:not([data-square])`, {
  '@media': { [phone]: { padding: '0 8px' } },
})
export const rule = styled({
  width: 1,
  height: 16,
  margin: '0 4px',
  background: vars.borderStrong,
  '@media': { [phone]: { display: 'none' } },
})
/** Phones show the first field alone; everything else waits behind one button. */
export const wide = styled({
  display: 'contents',
  '@media': { [phone]: { selectors: { '[data-mode=normal] &': { display: 'none' } } } },
})
export const notOnPhones = styled({ display: 'contents', '@media': { [phone]: { display: 'none' } } })
export const phoneOnly = styled({ display: 'none', '@media': { [phone]: { display: 'contents' } } })
// Where the label stands beside, the same word as a placeholder says nothing.
styledGlobal(`${field}[data-named] input::placeholder`, { color: 'transparent', '@media': { [phone]: { color: vars.text3 } } })

/** On a desk, by the room that there is: a bar may stand in a panel as well. */
const onDesk = (room: string) => (selector: string, rule: Readonly<Record<string, string | number>>) =>
  styledGlobal(selector, { '@media': { 'screen and (min-width: 768px)': { '@container': { [room]: rule } } } })

/** All fields stand in columns of one width, and the buttons in the last two. */
const inColumns = onDesk('(min-width: 520px)')
inColumns(`${bar}[data-mode=expanded]`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(236px, 1fr))',
  gap: '8px 16px',
})
inColumns(`[data-mode=expanded] > ${fields}`, { display: 'contents' })
inColumns(`[data-mode=expanded] ${field}`, { maxWidth: 'none' })
// Two days with their label are wider than a column.
inColumns(`[data-mode=expanded] ${field}:is([data-width=range], [data-multiple], :not([data-named], [data-width]))`, {
  gridColumn: 'span 2',
})
inColumns(`[data-mode=expanded] > ${actions}`, {
  gridColumn: 'span 2 / -1',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})

/** Beside a tree, and while an export stands among them, buttons show their icons alone, rather than that a field goes into a second line. */
const beside = onDesk('(min-width: 520px) and (max-width: 959px)')
beside(`${actions} [data-word]`, unseen)
beside(`[data-mode=normal] > ${fields}:has(+ * [data-exporting]) > ${field}`, { flexBasis: 108 })
onDesk('(min-width: 520px) and (max-width: 1199px)')(`${actions}:has([data-exporting]) [data-word]`, unseen)

/** Below each other: the buttons would leave the fields no room. */
const inLines = onDesk('(max-width: 519px)')
inLines(bar, { flexWrap: 'wrap', gap: 8 })
inLines(fields, { flexBasis: '100%' })
inLines(actions, { flexWrap: 'wrap', maxWidth: '100%' })
