import { globalStyle } from '@vanilla-extract/css'
import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const page = styled({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: `linear-gradient(180deg, ${vars.brandSoft} 0%, ${vars.canvas} 42%)`,
  color: vars.text,
})
export const top = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 24px',
  minHeight: 56,
  '@media': { [phone]: { padding: '8px 16px' } },
})
/** Some themes lay a veil of white under the mark, for their blue bar; here is none. */
export const product = styled({
  vars: { [vars.mark]: vars.brandFill },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 15,
  fontWeight: 600,
})
export const tools = styled({ display: 'flex', gap: 4 })

/** A little above the middle, where the eye looks first. */
export const card = styled({
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  width: 'min(400px, 100% - 32px)',
  margin: '16px 0 12vh',
  padding: '32px 32px 20px',
  background: vars.surface,
  borderRadius: 12,
  boxShadow: vars.shadow2,
  '@media': { [phone]: { padding: '28px 20px 16px', marginBottom: '8vh' }, [forcedColors]: { border: '1px solid CanvasText' } },
})
export const person = styled({ position: 'relative', marginBottom: 16 })
globalStyle(`${person} > [data-initial]`, { width: 64, height: 64, fontSize: 26, borderRadius: 32 })
export const badge = styled({
  position: 'absolute',
  right: -6,
  bottom: -4,
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: 13,
  background: vars.brandFill,
  color: vars.onBrand,
  boxShadow: `0 0 0 3px ${vars.surface}`,
})
export const name = styled({ fontSize: 20, lineHeight: '28px', fontWeight: 600, textAlign: 'center', overflowWrap: 'anywhere' })
export const hint = styled({
  marginTop: 4,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
  textAlign: 'center',
  textWrap: 'balance',
})
export const form = styled({ width: '100%', marginTop: 20 })
export const fields = styled({ display: 'grid', gap: 16 })
export const tries = styled({ marginTop: -8, fontSize: 13, lineHeight: '20px', color: vars.text2 })
export const wait = styled({
  marginTop: -8,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const out = styled({ marginTop: 12, display: 'grid', justifyContent: 'center' })
