import { styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const blank = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: '32px 24px',
  textAlign: 'center',
})
export const art = styled({ width: 56, height: 56, marginBottom: 8, color: vars.text3 })
export const title = styled({ fontSize: 15, lineHeight: '20px', fontWeight: 600 })
/** Lines of about one length: no word stands in a line of its own. */
export const text = styled({ maxWidth: 320, fontSize: 13, color: vars.text2, textWrap: 'balance' })
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 12,
  maxWidth: '100%',
})
/** A button whose words are longer than the place says them in two lines. */
styledGlobal(`${actions} > *`, {
  maxWidth: '100%',
  height: 'auto',
  minHeight: vars.control,
  paddingBlock: 4,
  whiteSpace: 'normal',
})
