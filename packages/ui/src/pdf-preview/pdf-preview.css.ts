import { forcedColors, phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'
import { gap } from './page-gap.ts'

export const root = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 240,
  height: '100%',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  overflow: 'hidden',
  selectors: { '&:fullscreen': { border: 0, borderRadius: 0 } },
})
export const spoken = styled(unseen)

/** By its own width and not the window's: it stands in drawers and beside forms, too. */
export const toolbarRoom = styled({ flex: 'none', containerType: 'inline-size', borderBottom: `1px solid ${vars.border}` })
export const toolbar = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 12px',
  padding: 4,
  '@container': { '(max-width: 400px)': { columnGap: 0, padding: 2 } },
})
export const tools = styled({ display: 'flex', alignItems: 'center', gap: 2 })
const little = '(max-width: 640px)'
export const wideTools = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@container': { [little]: { display: 'none' } },
})
export const narrowTools = styled({ display: 'none', '@container': { [little]: { display: 'flex' } } })
styledGlobal(`${toolbar} button[aria-pressed=true]`, { background: vars.brandSoft, color: vars.link })
export const zoom = styled({ minWidth: 76, fontVariantNumeric: 'tabular-nums' })
export const pageField = styled({
  width: 44,
  height: vars.control,
  padding: '0 4px',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radius,
  background: vars.field,
  color: vars.text,
  fontSize: 13,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Below 16 px iPhones zoom the page when a field is touched.
  '@media': { [phone]: { fontSize: 16 } },
})
export const ofPages = styled({
  paddingInline: 4,
  color: vars.text2,
  fontSize: 13,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const findRoom = styled({
  flex: 'none',
  containerType: 'inline-size',
  borderBottom: `1px solid ${vars.border}`,
  background: vars.surface2,
})
export const find = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 2px',
  padding: 4,
  '@container': { [little]: { flexWrap: 'wrap' } },
})
export const findField = styled({
  flex: '1 1 120px',
  minWidth: 0,
  maxWidth: 320,
  height: vars.control,
  padding: '0 8px',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radius,
  background: vars.field,
  color: vars.text,
  fontSize: 13,
  selectors: { '&::placeholder': { color: vars.text3, opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': { [phone]: { fontSize: 16 } },
})
export const findState = styled({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  padding: '0 8px',
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  // Beneath the field and its buttons, which stay on one line; its own is kept, or the pages would move when something is found.
  '@container': { [little]: { order: 1, flexBasis: '100%', minHeight: 16 } },
})
export const findWarning = styled({ color: vars.warningText })
export const lacking = styled({ flex: 'none', borderRadius: 0, borderInline: 0, borderTop: 0 })

/** What the pages are scrolled in. Its scrollbar is always there: pages as wide as the frame would make it come and go. */
export const frame = styled({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  // Safe: what is wider than the frame is not cut off at its left.
  alignItems: 'safe center',
  gap,
  padding: gap,
  overflowX: 'auto',
  overflowY: 'scroll',
  overflowAnchor: 'none',
  background: vars.well,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
})

/** Paper is white, whatever the theme. */
export const page = styled({
  position: 'relative',
  flex: 'none',
  background: '#fff',
  boxShadow: vars.shadow1,
  colorScheme: 'only light',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
export const picture = styled({ position: 'absolute', inset: 0, overflow: 'hidden' })
styledGlobal(`${picture} canvas`, { position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const pageFailed = styled({
  position: 'absolute',
  insetInline: 16,
  top: 16,
  margin: 0,
  color: '#9d121c',
  fontSize: 14,
  lineHeight: '20px',
})
export const hit = styled({
  position: 'absolute',
  background: 'rgb(255 205 0 / .4)',
  borderRadius: 2,
  pointerEvents: 'none',
  selectors: { '&[data-shown]': { background: 'rgb(255 120 0 / .45)', outline: '2px solid #a84300' } },
})
export const link = styled({
  position: 'absolute',
  zIndex: 1,
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(19 106 206 / .12)' },
    '&:focus-visible': { outline: '2px solid #136ace', outlineOffset: 1 },
  },
})

/**
 * The text of a page, unseen over its picture. pdf.js writes its pieces, and the numbers by which they are laid; how they are laid is
 * said here, as its own viewer says it.
 */
export const textLayer = styled({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
  textSpacingTrim: 'space-all',
  textAutospace: 'no-autospace',
  vars: { '--min-font-size': '1' },
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
})
styledGlobal(`${textLayer} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
  userSelect: 'text',
})
styledGlobal(`${textLayer} > span`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)))',
})
styledGlobal(`${textLayer} ::selection`, { background: 'rgb(0 90 255 / .3)', color: 'transparent' })

/** Over the lower edge, until the next page is turned. */
export const said = styled({
  position: 'absolute',
  insetInline: 12,
  bottom: 12,
  width: 'fit-content',
  maxWidth: 'calc(100% - 24px)',
  margin: '0 auto',
  padding: '6px 12px',
  borderRadius: vars.radius,
  background: vars.tip,
  color: vars.onTip,
  fontSize: 13,
  lineHeight: '20px',
  pointerEvents: 'none',
})

export const state = styled({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 24,
  minHeight: 0,
  overflowY: 'auto',
  textAlign: 'center',
})
export const failed = styled({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto' })
export const stateMark = styled({ color: vars.text3 })
export const stateTitle = styled({ margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' })
export const stateWords = styled({
  margin: 0,
  minHeight: 16,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})
export const stateActions = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
export const password = styled({ width: '100%', maxWidth: 280, textAlign: 'start' })
export const progress = styled({
  width: '100%',
  maxWidth: 280,
  borderRadius: 2,
  background: vars.pressed,
  overflow: 'hidden',
  selectors: {
    // As high and as blue, whether it is known how much there is or not.
    '&&': { height: 4 },
    '&&::before': { background: vars.infoSolid },
  },
})
export const progressBar = styled({
  display: 'block',
  height: '100%',
  background: vars.infoSolid,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
