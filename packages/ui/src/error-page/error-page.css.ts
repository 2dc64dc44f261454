import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const page = styled({
  minHeight: '100%',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  padding: '48px 24px',
  textAlign: 'center',
  color: vars.text,
})
export const rule = styled({ width: 240, maxWidth: '100%', height: 72, marginBottom: 8, color: vars.text3 })
export const mark = styled({ color: vars.link })
export const title = styled({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600 })
export const text = styled({ margin: 0, maxWidth: 440, fontSize: 14, lineHeight: '22px', color: vars.text2 })
export const about = styled({
  maxWidth: 440,
  overflowWrap: 'anywhere',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
})
export const actions = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 })
