import { forcedColors, phone, styled } from '../style/index.ts'
import { corner, dialogFoot, toastPlace, vars } from '../theme/index.ts'

export const region = styled({
  position: 'fixed',
  // At the foot: at the top they would lie over a page's own buttons. Above the pagination of a list, what has the
  // corner, and the buttons of a dialog.
  bottom: `max(${toastPlace.bottom}px, calc(max(var(${corner}, 0px), var(${dialogFoot}, 0px)) + ${toastPlace.gap}px))`,
  right: toastPlace.right,
  zIndex: 100,
  // A modal dialog takes the pointer from all that lies outside it.
  pointerEvents: 'auto',
  width: toastPlace.width,
  maxWidth: `calc(100vw - ${2 * toastPlace.right}px)`,
  display: 'grid',
  gap: toastPlace.gap,
  outline: 'none',
  borderRadius: vars.radiusL,
  '@media': { [phone]: { left: toastPlace.right, width: 'auto' }, print: { display: 'none' } },
})

export const toast = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: `${toastPlace.padding}px 8px ${toastPlace.padding}px 12px`,
  borderRadius: vars.radiusL,
  background: vars.overlay,
  boxShadow: vars.shadow2,
  color: vars.text,
  fontSize: 13,
  lineHeight: `${toastPlace.line}px`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
export const mark = styled({
  flex: 'none',
  marginTop: 2,
  color: vars.infoSolid,
  selectors: {
    '[data-tone=success] > &': { color: vars.successSolid },
    '[data-tone=warning] > &': { color: vars.warningSolid },
    '[data-tone=danger] > &': { color: vars.dangerSolid },
  },
  '@media': { [phone]: { marginTop: 10 } },
})
/** The words, and beside them what can be done; below them where its name would leave them less than half of a line. */
export const body = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: 1,
  gap: '4px 8px',
  minWidth: 0,
})
/** On a phone the first line stands beside the middle of its buttons, which are higher there. */
export const words = styled({
  flex: '1 1 60%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { paddingBlock: 8 } },
})
export const title = styled({ display: 'block', fontWeight: 600 })
export const detail = styled({ display: 'block', color: vars.text2 })
export const action = styled({ flex: 'none', margin: '-4px 0' })
