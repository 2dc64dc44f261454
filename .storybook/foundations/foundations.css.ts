import { phone, reducedMotion, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

const atLeast = (width: number) => `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`

export const page = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 24,
  maxWidth: 1200,
  background: vars.surface,
  borderRadius: vars.radiusL,
  '@media': { [phone]: { padding: 12 } },
})
export const section = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, minWidth: 0 })
export const lead = styled({ maxWidth: '72ch', color: vars.text2 })
export const quiet = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })
export const code = styled({
  margin: 0,
  padding: 12,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface2,
  fontFamily: vars.mono,
  fontSize: 13,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const swatches = styled({ display: 'grid', gridTemplateColumns: atLeast(240), gap: '12px 16px' })
export const token = styled({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 12, alignItems: 'center' })
export const under = styled({ borderRadius: vars.radius, overflow: 'hidden', border: `1px solid ${vars.border}` })
export const swatch = styled({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 40,
  fontSize: 14,
  fontWeight: 500,
})
export const bar = styled({ width: 24, height: 4, borderRadius: 2, background: 'currentColor' })
export const facts = styled({ minWidth: 0, display: 'grid', fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })
globalStyle(`${facts} code`, { fontFamily: vars.mono, color: vars.text })
globalStyle(`${facts} span`, { color: vars.text3, fontVariantNumeric: 'tabular-nums' })

export const looks = styled({ display: 'grid', gridTemplateColumns: atLeast(440), gap: 24 })
export const look = styled({ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, margin: 0 })
export const caption = styled({ fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.text })
/** A window in small: every colour in it is of the theme that is named on it. */
export const small = styled({
  color: vars.text,
  background: vars.page,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  overflow: 'hidden',
})
export const smallTop = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  color: vars.topText,
  background: `${vars.topImage}, ${vars.topBg}`,
  backgroundColor: vars.topBg,
  backgroundImage: vars.topImage,
  borderBottom: `1px solid ${vars.topBorder}`,
})
export const smallActive = styled({
  padding: '4px 8px',
  borderRadius: vars.radius,
  color: vars.topActiveText,
  background: vars.topActiveBg,
})
export const smallBody = styled({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)' })
export const smallSide = styled({
  display: 'grid',
  alignContent: 'start',
  padding: '8px 0',
  color: vars.sideText,
  background: vars.sideBg,
  borderInlineEnd: `1px solid ${vars.sideBorder}`,
})
export const smallEntry = styled({
  padding: '6px 8px',
  fontSize: 13,
  borderInlineStart: '3px solid transparent',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-active]': { color: vars.sideActiveText, background: vars.sideActiveBg, borderInlineStartColor: vars.sideActiveBar },
  },
})
export const smallMain = styled({ minWidth: 0, padding: 12 })
export const smallCard = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 12,
  background: vars.surface,
  border: vars.cardBorder,
  borderRadius: vars.radiusL,
  boxShadow: vars.cardShadow,
})
export const row = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

export const table = styled({ width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' })
globalStyle(`${table} th, ${table} td`, {
  padding: '8px 8px 8px 0',
  textAlign: 'start',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.border}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: vars.text2, fontSize: 12, fontWeight: 500 })
globalStyle(`${table} tbody th`, { fontFamily: vars.mono, fontSize: 12 })
export const step = styled({ height: 12, background: vars.brandFill, borderRadius: 2, maxWidth: '100%' })
export const tall = styled({ width: 24, background: vars.brandSoft, border: `1px solid ${vars.brandLine}`, borderRadius: 4 })
export const figures = styled({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', justifySelf: 'start' })

export const track = styled({
  position: 'relative',
  height: 24,
  borderRadius: 12,
  background: vars.surface2,
  border: `1px solid ${vars.border}`,
})
export const runner = styled({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '100%',
  pointerEvents: 'none',
  transitionProperty: 'transform',
  transitionTimingFunction: vars.ease,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 2,
      insetInlineStart: 2,
      width: 18,
      borderRadius: 9,
      background: vars.brandFill,
    },
    '&[data-there]': { transform: 'translateX(calc(100% - 22px))' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
})
