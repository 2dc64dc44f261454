import { narrow, phone, styled, styledGlobal } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const number = styled({ fontVariantNumeric: 'tabular-nums' })
export const subtitle = styled({ fontSize: 13, color: vars.text2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const link = styled({ fontSize: 13 })
export const actions = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 8 })
export const overview = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '12px 32px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const facts = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto minmax(0, auto))',
  gap: '4px 12px',
  justifyContent: 'start',
  fontSize: 13,
  lineHeight: '20px',
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const fact = styled({ display: 'contents' })
export const factName = styled({ color: vars.text3 })
export const factValue = styled({ overflowWrap: 'anywhere', paddingRight: 12, fontVariantNumeric: 'tabular-nums' })

/** As high as the screen, however little is on it. */
export const ground = styled({ flex: 1, display: 'grid', minWidth: 0 })
styledGlobal(`${ground} > form`, { alignContent: 'stretch' })

/** The sheet lies from edge to edge of the page: work at the left, what surrounds it at the right. */
export const sheet = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  flex: 1,
  margin: '0 -16px -16px',
  borderTop: `1px solid ${vars.border}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [phone]: { margin: '0 -12px -12px' } },
})
export const main = styled({
  padding: '8px 16px 16px',
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [phone]: { padding: '8px 12px 12px' } },
})
export const aside = styled({
  padding: 16,
  borderLeft: `1px solid ${vars.border}`,
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [narrow]: { borderLeft: 0, borderTop: `1px solid ${vars.border}` }, [phone]: { padding: 12 } },
})
export const ways = styled({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const domain = styled({ display: 'grid', gap: 4, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const partHead = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minHeight: 32,
  paddingTop: 4,
})
export const heading = styled({ fontSize: 14, lineHeight: '24px', fontWeight: 600 })
export const quiet = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, fontVariantNumeric: 'tabular-nums' })
export const hint = styled({
  marginLeft: 'auto',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  '@media': { [phone]: { display: 'none' } },
})
export const part = styled({ display: 'grid', gap: 8, minWidth: 0 })
export const error = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.dangerText,
})
export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 8px',
  alignItems: 'start',
  // Side by side where a whole day has room.
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(156px, 1fr))' } },
})
export const observations = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '8px 24px',
})

export const groupTitle = styled({ fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.text2 })
export const standards = styled({ display: 'grid', gap: 8 })
export const standard = styled({
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  padding: '8px 12px',
  selectors: { '&[data-chosen]': { borderColor: vars.brandLine, background: vars.selected } },
})
styledGlobal(`${standard} > label`, { alignItems: 'flex-start', width: '100%' })
export const standardText = styled({ display: 'grid', gap: 2, minWidth: 0 })
export const standardName = styled({ fontSize: 13, lineHeight: '20px', fontWeight: 500 })
export const validity = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.successText,
  selectors: { '&[data-tone=warning]': { color: vars.warningText }, '&[data-tone=danger]': { color: vars.dangerText } },
})

export const pairs = styled({
  display: 'grid',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  padding: '2px 12px',
})
export const pair = styled({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 28,
  alignItems: 'center',
  fontSize: 13,
  color: vars.text2,
})

export const budgetModel = styled({ marginBottom: 12, fontSize: 14 })
export const budgetFrame = styled({ overflowX: 'auto', display: 'grid', gap: 16 })
export const budget = styled({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})
export const caption = styled({ textAlign: 'left', fontWeight: 500, padding: '0 0 4px' })
styledGlobal(`${budget} th, ${budget} td`, {
  padding: '4px 0 4px 16px',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.border}`,
  color: vars.text2,
})
styledGlobal(`${budget} tr > :first-child`, { paddingLeft: 0 })
styledGlobal(`${budget} [data-numeric]`, { textAlign: 'right', whiteSpace: 'nowrap' })
styledGlobal(`${budget} thead th`, { color: vars.text3 })

/** What was handed in before: above the sheet, each behind a heading. */
export const earlier = styled({ display: 'grid', gap: 4, minWidth: 0 })
export const earlierBody = styled({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: '0 0 16px 18px',
  '@media': { [phone]: { paddingInlineStart: 0 } },
})
export const earlierFacts = styled({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  fontSize: 13,
  lineHeight: '20px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const earlierSheet = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  alignItems: 'start',
  gap: 24,
  minWidth: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
