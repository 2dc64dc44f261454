import { forcedColors, narrow, phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const shell = styled({
  display: 'grid',
  gridTemplate: `${vars.topHeight} minmax(0, 1fr) / ${vars.sideWidth} minmax(0, 1fr)`,
  height: '100dvh',
  overflow: 'hidden',
  background: vars.page,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: '48px minmax(0, 1fr)' } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    print: { display: 'block', height: 'auto', overflow: 'visible' },
  },
})

export const skip = styled({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 200,
  padding: '6px 12px',
  borderRadius: vars.radius,
  background: vars.brandFill,
  color: vars.onBrand,
  selectors: {
    '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})

export const top = styled({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingRight: 12,
  background: vars.topBg,
  backgroundImage: vars.topImage,
  borderBottom: `1px solid ${vars.topBorder}`,
  color: vars.topText,
  position: 'relative',
  zIndex: 20,
  '@media': { print: { display: 'none' } },
})
export const corner = styled({
  // Into the distance that the menu keeps from it: the brand's words need it, and the menu stays where it is.
  width: `calc(${vars.sideWidth} + 8px)`,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  // At the end the menu keeps its distance.
  padding: '0 0 0 8px',
  // The tools are never pushed off the screen: the brand's words give way.
  '@media': { [narrow]: { width: 'auto', flex: '0 1 auto', minWidth: 0 } },
})
export const topSlot = styled({ flex: 1, minWidth: 0, display: 'flex', paddingLeft: 8 })
export const tools = styled({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  '@media': { [phone]: { marginLeft: 'auto' } },
})

export const side = styled({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  background: vars.sideBg,
  borderRight: `1px solid ${vars.sideBorder}`,
  scrollbarWidth: 'thin',
  '@media': {
    [narrow]: {
      position: 'fixed',
      zIndex: 40,
      top: vars.topHeight,
      bottom: 0,
      left: 0,
      width: 'min(264px, 80vw)',
      boxShadow: vars.shadow3,
    },
    print: { display: 'none' },
  },
})
export const sideFoot = styled({ marginTop: 'auto', padding: 8 })

export const shade = styled({
  position: 'fixed',
  inset: `${vars.topHeight} 0 0 0`,
  zIndex: 30,
  padding: 0,
  border: 0,
  background: vars.scrim,
  cursor: 'default',
})

export const column = styled({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
export const tabs = styled({ flex: 'none', '@media': { [phone]: { display: 'none' }, print: { display: 'none' } } })
export const main = styled({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  background: vars.page,
  position: 'relative',
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.focus}`, outline: 'none' } },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: -3 } } },
    print: { overflow: 'visible' },
  },
})

export const tool = styled({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.topText2,
  selectors: {
    '&:hover, &[aria-haspopup][aria-expanded=true]': { background: vars.topHover, color: vars.topText },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [phone]: { width: 44, height: 44, selectors: { '&[data-wide-only]': { display: 'none' } } } },
})

/** At the drawing, which stays as large where the button is larger. */
styledGlobal(`${tool} > span[data-corner]`, { '@media': { [phone]: { top: 6, right: 5 } } })

export const searchButton = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  width: 200,
  height: 32,
  marginRight: 8,
  padding: '0 6px 0 10px',
  border: `1px solid ${vars.topFieldBorder}`,
  borderRadius: vars.radius,
  background: vars.topField,
  color: vars.topText2,
  fontSize: 13,
  '@media': {
    [narrow]: { width: 44, height: 44, border: 0, background: 'none', justifyContent: 'center', padding: 0, marginRight: 0 },
  },
})
/** Words that do not fit end in an ellipsis; the keys are always whole. */
export const searchWords = styled({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: unseen },
})
export const searchKey = styled({
  flex: 'none',
  whiteSpace: 'nowrap',
  marginLeft: 'auto',
  padding: '0 4px',
  border: `1px solid ${vars.topFieldBorder}`,
  borderRadius: 4,
  fontSize: 11,
  lineHeight: '16px',
  '@media': { [narrow]: { display: 'none' } },
})
