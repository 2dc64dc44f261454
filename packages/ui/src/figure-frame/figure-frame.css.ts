import { phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** How high what is drawn is: a custom property of the root. */
export const height = '--figure-height'
export const root = styled({ position: 'relative', display: 'grid', alignContent: 'start', gap: 8, margin: 0, minWidth: 0 })
export const head = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  minHeight: 28,
  '@media': { [phone]: { alignItems: 'center' } },
})
export const caption = styled({
  flex: 1,
  minWidth: 0,
  padding: '4px 0',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const unit = styled({ color: vars.text3, fontSize: 12, fontWeight: 400, marginLeft: 6 })
export const tools = styled({
  display: 'flex',
  flex: 'none',
  gap: 4,
  marginLeft: 'auto',
  '@media': { print: { display: 'none' } },
})
/** Where nothing is drawn yet, or nothing can be. */
export const instead = styled({ display: 'grid', alignContent: 'center', minHeight: `var(${height})`, minWidth: 0 })
