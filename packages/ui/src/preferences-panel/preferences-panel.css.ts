import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const panel = styled({ display: 'grid', gap: 16, justifyItems: 'start', paddingTop: 4 })
export const part = styled({ display: 'grid', gap: 8, width: '100%', justifyItems: 'start' })
export const title = styled({ fontSize: 12, lineHeight: '16px', fontWeight: 600, color: vars.text2 })
export const themes = styled({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8, width: '100%' })
export const theme = styled({
  position: 'relative',
  display: 'grid',
  gap: 4,
  justifyItems: 'center',
  padding: 4,
  borderRadius: vars.radiusL,
  border: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[data-selected]': { borderColor: vars.brandFill, background: vars.selected },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' }, '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
})
export const name = styled({
  fontSize: 12,
  lineHeight: '16px',
  selectors: { '[data-selected] > &': { fontWeight: 600 } },
})

export const picture = styled({
  display: 'grid',
  gridTemplateRows: '12px 1fr',
  width: '100%',
  height: 60,
  overflow: 'hidden',
  borderRadius: 4,
  border: `1px solid ${vars.borderStrong}`,
  background: vars.canvas,
  forcedColorAdjust: 'none',
})
export const top = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 4px',
  background: vars.topBg,
  backgroundImage: vars.topImage,
  borderBottom: `1px solid ${vars.topBorder}`,
})
export const logo = styled({ width: 6, height: 6, borderRadius: 1, background: vars.mark })
export const topActive = styled({ width: 16, height: 6, borderRadius: 2, background: vars.topActiveBg })
export const middle = styled({ display: 'grid', gridTemplateColumns: '22px 1fr', minHeight: 0 })
export const side = styled({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 4,
  background: vars.sideBg,
  borderRight: `1px solid ${vars.sideBorder}`,
})
export const sideActive = styled({
  height: 6,
  borderRadius: 2,
  background: vars.sideActiveBg,
  borderLeft: `2px solid ${vars.sideActiveBar}`,
})
export const sideItem = styled({ height: 2, borderRadius: 1, background: vars.sideText2, opacity: 0.5 })
export const sheet = styled({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  margin: 4,
  padding: 4,
  minHeight: 0,
  borderRadius: `min(${vars.radius}, 4px)`,
  background: vars.surface,
})
export const word = styled({ width: '60%', height: 3, borderRadius: 1, background: vars.text3 })
export const rowChosen = styled({ height: 6, borderRadius: 1, background: vars.selected })
export const fill = styled({
  width: 18,
  height: 8,
  borderRadius: `min(${vars.radius}, 3px)`,
  background: vars.brandFill,
  justifySelf: 'end',
})
