import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const blank = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: '32px 24px',
  textAlign: 'center',
  // A card with a heading is one part among others: what it lacks is told in a line or two.
  selectors: {
    '[data-headed] > &': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      columnGap: 12,
      padding: 0,
      textAlign: 'start',
    },
    '[data-headed][data-flush] > &': { padding: '0 16px 16px' },
  },
  '@media': { [phone]: { selectors: { '[data-headed][data-flush] > &': { padding: '0 12px 12px' } } } },
})
export const art = styled({
  width: 56,
  height: 56,
  marginBottom: 8,
  color: vars.text3,
  selectors: { [`[data-headed] > ${blank} > &`]: { gridRow: '1 / span 3', width: 32, height: 32, marginBottom: 0 } },
})
export const title = styled({
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  selectors: { [`[data-headed] > ${blank} > &`]: { gridColumn: 2, alignSelf: 'center', fontSize: 14, fontWeight: 500 } },
})
/** Lines of about one length: no word stands in a line of its own. */
export const text = styled({
  maxWidth: 320,
  fontSize: 13,
  color: vars.text2,
  textWrap: 'balance',
  selectors: { [`[data-headed] > ${blank} > &`]: { gridColumn: 2, maxWidth: 560, textWrap: 'pretty' } },
})
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 12,
  maxWidth: '100%',
  selectors: { [`[data-headed] > ${blank} > &`]: { gridColumn: 2, justifyContent: 'start', marginTop: 8 } },
})
/** A button whose words are longer than the place says them in two lines. */
styledGlobal(`${actions} > *`, {
  maxWidth: '100%',
  height: 'auto',
  minHeight: vars.control,
  paddingBlock: 4,
  whiteSpace: 'normal',
})
