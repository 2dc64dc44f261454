import { forcedColors, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const strip = styled({
  // What is read aloud alone stands against it.
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  height: vars.tabsHeight,
  background: vars.tabsBg,
  borderBottom: `1px solid ${vars.tabsBorder}`,
})
export const list = styled({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
export const tab = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  maxWidth: 224,
  padding: '0 10px 0 12px',
  border: 0,
  borderRight: `1px solid ${vars.tabsBorder}`,
  background: 'none',
  color: vars.tabText,
  fontSize: 13,
  whiteSpace: 'nowrap',
  position: 'relative',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-fixed]': { paddingRight: 12 },
    '&:hover': { color: vars.text },
    '&[aria-selected=true]': {
      background: vars.tabActiveBg,
      color: vars.tabActiveText,
      fontWeight: 500,
      margin: `${vars.tabInset} 0 calc(${vars.tabInset} - 1px)`,
      borderRadius: vars.tabRadius,
    },
    '&[aria-selected=true]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: 0,
      height: 2,
      background: vars.tabActiveBar,
      // Above the cross, where a press is meant for that.
      pointerEvents: 'none',
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop=before]::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: -1,
      top: 4,
      bottom: 4,
      width: 2,
      background: vars.brandFill,
    },
    '&[data-drop=after]::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: -1,
      top: 4,
      bottom: 4,
      width: 2,
      background: vars.brandFill,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-selected=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-drop]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})
export const word = styled({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const close = styled({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  flex: 'none',
  borderRadius: 4,
  color: vars.text3,
  selectors: { '&:hover': { background: vars.pressed, color: vars.text } },
  // To the edge of its tab, corners and all.
  '@media': { [phone]: { width: 44, height: '100%', marginInline: '-8px -10px', borderRadius: 0 } },
})
export const end = styled({ marginLeft: 'auto', display: 'flex', alignItems: 'center', padding: '0 8px', flex: 'none' })
export const spoken = styled(unseen)
