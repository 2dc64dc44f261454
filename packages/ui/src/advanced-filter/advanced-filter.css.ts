import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** The least widths at which two conditions stand side by side: English words are longer. */
const wide = '(min-width: 960px)'
const widest = '(min-width: 1240px)'
const english = '[data-language=en] &'

export const panel = styled({
  display: 'grid',
  gap: 8,
  padding: '12px 12px 8px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface2,
  containerType: 'inline-size',
})

const beside = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 28px', paddingBottom: 0, borderBottom: 0 }

export const pair = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28px',
  gap: '8px 12px',
  alignItems: 'start',
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.border}`,
  '@container': {
    [wide]: { selectors: { '[data-language=zh] > &:not([data-stacked])': beside } },
    [widest]: { selectors: { '[data-language=en] > &:not([data-stacked])': beside } },
  },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' } },
})
// Where conditions stand one below the other, the button stands beside the first of its pair.
export const remove = styled({
  gridColumn: 2,
  gridRow: 1,
  marginTop: 2,
  '@container': {
    [wide]: { selectors: { '[data-language=zh] > :not([data-stacked]) > &': { gridColumn: 3 } } },
    [widest]: { selectors: { '[data-language=en] > :not([data-stacked]) > &': { gridColumn: 3 } } },
  },
  '@media': { [phone]: { position: 'absolute', top: 0, insetInlineEnd: 0, margin: 0 } },
})

export const condition = styled({
  gridColumn: 1,
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 200px) minmax(0, 200px) minmax(198px, 1fr)',
  gap: '4px 6px',
  alignItems: 'center',
  minWidth: 0,
  selectors: { [english]: { gridTemplateColumns: '82px minmax(0, 200px) minmax(150px, 200px) minmax(198px, 1fr)' } },
  '@container': {
    [wide]: { selectors: { '[data-language=zh] &': { gridColumn: 'auto' } } },
    [widest]: { selectors: { [english]: { gridColumn: 'auto' } } },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      // Two of its words do not fit beside each other.
      selectors: { [english]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const join = styled({
  display: 'flex',
  justifyContent: 'flex-end',
  // Beside the button of the pair.
  '@media': {
    [phone]: { gridColumn: '1 / -1', justifyContent: 'flex-start', alignItems: 'center', minHeight: 36, paddingInlineEnd: 48 },
  },
})
export const first = styled({ fontSize: 12, lineHeight: '16px', color: vars.text2, paddingRight: 4 })

export const part = styled({
  minWidth: 0,
  selectors: {
    '&[data-part=value]': { '@media': { [phone]: { gridColumn: '1 / -1' } } },
  },
})
// The part that a warning points at; the words stand below the row.
for (const name of ['field', 'operator', 'value']) {
  styledGlobal(`${condition}[data-wrong=${name}] > [data-part=${name}] > * > :is(button, [role=group])`, {
    borderColor: vars.warningSolid,
    boxShadow: `inset 0 0 0 1px ${vars.warningSolid}`,
  })
}
export const warning = styled({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.warningText,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
})
styledGlobal(`${warning} > svg`, { marginTop: 1, flex: 'none' })

export const foot = styled({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minHeight: 28 })
export const grow = styled({ flex: 1 })
export const faint = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, whiteSpace: 'nowrap' })
export const hint = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
  // Its place stays, so that nothing moves when the number comes; on phones that is a line of its own.
  selectors: {
    '&[data-counted]': {
      minWidth: 180,
      textAlign: 'end',
      '@media': { [phone]: { flexBasis: '100%', minHeight: 16, textAlign: 'start' } },
    },
  },
})
/** At the end, also where they have a line of their own. */
export const actions = styled({
  marginInlineStart: 'auto',
  justifyContent: 'flex-end',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
})
export const failed = styled({ display: 'flex', alignItems: 'center', gap: 4, fontSize: 12, color: vars.text2 })

export const saved = styled({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })
export const chips = styled({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const chip = styled({
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.borderStrong}`,
  borderRadius: 14,
  background: vars.surface,
  overflow: 'hidden',
  // Higher for a finger than it is painted.
  '@media': {
    [phone]: {
      position: 'relative',
      borderWidth: 0,
      background: 'none',
      overflow: 'visible',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          inset: '6px 0',
          border: `1px solid ${vars.borderStrong}`,
          borderRadius: 16,
          background: vars.surface,
        },
      },
    },
  },
})
styledGlobal(`${chip} > button`, {
  height: 24,
  fontSize: 12,
  borderRadius: 0,
  '@media': { [phone]: { height: 'auto', minHeight: 44, background: 'none', borderRadius: 16 } },
})
export const returning = styled({ display: 'flex', alignItems: 'center', gap: 4, fontSize: 12, color: vars.text2 })
styledGlobal(`${chip} > button:nth-child(n + 2)`, { width: 24, '@media': { [phone]: { width: 44 } } })
export const saving = styled({ display: 'grid', gap: 8 })
