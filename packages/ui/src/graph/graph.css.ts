import { figureHeight } from '../figure-frame/index.ts'
import { appear, forcedColors, phone, reducedMotion, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

// The drawing asks the same questions as the styles.
export { phone, reducedMotion }

export const stage = styled({
  position: 'relative',
  height: `var(${figureHeight})`,
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface2,
})
export const waiting = styled({
  // Comes into sight after 200 ms: what is quick shows nothing.
  animation: `${appear} 120ms 200ms backwards`,
  display: 'grid',
  justifyItems: 'center',
  // Three of them with room between, in a low frame, too.
  gridTemplateRows: 'repeat(3, minmax(0, 56px))',
  alignContent: 'space-evenly',
  rowGap: 16,
  height: '100%',
  padding: 16,
})
export const waitingNode = styled({
  width: 200,
  maxWidth: '60%',
  height: '100%',
  borderRadius: vars.radius,
  background: vars.pressed,
})

/** Pixels that the buttons take at the foot of a phone's drawing. */
const zoomsRoom = 60

/** Pixels across a node. */
export const nodeWidth = 208
/**
 * What xyflow needs of its stylesheet, in our layer: theirs comes unlayered, and would win over everything of a consumer's that is in
 * one. Nothing of it can be dragged, connected, or chosen by a frame here.
 */
export const flow = styled({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  zIndex: 0,
  direction: 'ltr',
})
const part = (name: string) => `${flow} .react-flow__${name}`
styledGlobal(part('container'), { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' })
styledGlobal(part('renderer'), { zIndex: 4 })
styledGlobal(part('pane'), { zIndex: 1, cursor: 'grab', touchAction: 'none' })
styledGlobal(part('pane.dragging'), { cursor: 'grabbing' })
styledGlobal(part('viewport'), { transformOrigin: '0 0', zIndex: 2, pointerEvents: 'none' })
styledGlobal(part('nodes'), { transformOrigin: '0 0', pointerEvents: 'none' })
styledGlobal(part('node'), { position: 'absolute', transformOrigin: '0 0', boxSizing: 'border-box' })
styledGlobal(part('viewport-portal'), {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
// Until everything has its place, nothing is seen: it would all lie in one corner.
styledGlobal(`${flow}[data-laid=false] .react-flow__viewport`, { opacity: 0 })

export const node = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  width: nodeWidth,
  margin: 0,
  padding: '8px 10px 8px 12px',
  border: `1px solid ${vars.borderStrong}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  // What xyflow cannot choose it lets the pointer through.
  pointerEvents: 'all',
  selectors: {
    // Its tone along its edge; the pill says it in words.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: -1,
      left: -1,
      width: 4,
      borderRadius: `${vars.radius} 0 0 ${vars.radius}`,
      background: vars.neutralLine,
    },
    '&[data-tone=info]::before': { background: vars.infoSolid },
    '&[data-tone=success]::before': { background: vars.successSolid },
    '&[data-tone=warning]::before': { background: vars.warningSolid },
    '&[data-tone=danger]::before': { background: vars.dangerSolid },
    '&[data-tone=violet]::before': { background: vars.violetSolid },
    '&:hover': { background: vars.hover },
    '&[aria-disabled]': { cursor: 'inherit' },
    '&[aria-disabled]:hover': { background: vars.surface },
    '&[data-selected]': {
      background: vars.selected,
      borderColor: vars.brandFill,
      boxShadow: `inset 0 0 0 1px ${vars.brandFill}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: -3 },
        '&:focus-visible': { outline: '2px solid Highlight' },
      },
    },
  },
})
export const title = styled({ maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' })
export const note = styled({
  minWidth: 0,
  maxWidth: '100%',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
})
export const state = styled({ display: 'flex', maxWidth: '100%', marginTop: 4 })

export const lines = styled({ position: 'absolute', top: 0, left: 0, overflow: 'visible', pointerEvents: 'none' })
export const line = styled({
  fill: 'none',
  stroke: vars.controlLine,
  strokeWidth: 1.5,
  selectors: { '&[data-lit]': { stroke: vars.brandFill, strokeWidth: 2 } },
  '@media': {
    [forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-lit]': { stroke: 'Highlight', strokeWidth: 3 } } },
  },
})
export const arrow = styled({
  fill: vars.controlLine,
  selectors: { '&[data-lit]': { fill: vars.brandFill } },
  '@media': { [forcedColors]: { fill: 'CanvasText', selectors: { '&[data-lit]': { fill: 'Highlight' } } } },
})
export const lineWords = styled({
  position: 'absolute',
  translate: '-50% -50%',
  padding: '0 4px',
  borderRadius: 4,
  background: vars.surface2,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-lit]': { color: vars.text, fontWeight: 500 } },
})
const opposite = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const
/** What the drawing fills. On a phone the buttons, which are as large as a finger, stand below it. */
export const sheet = styled({ position: 'absolute', inset: 0, '@media': { [phone]: { bottom: zoomsRoom } } })
/** Where the drawing goes on beyond its frame, it fades. */
export const edge = styled({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  pointerEvents: 'none',
  selectors: Object.fromEntries(
    (['left', 'top', 'right', 'bottom'] as const).map((side) => [
      `&[data-side=${side}]`,
      { background: `linear-gradient(to ${opposite[side]}, ${vars.surface2}, transparent 24px)` },
    ]),
  ),
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
})
export const zooms = styled({
  position: 'absolute',
  right: 8,
  bottom: 8,
  zIndex: 5,
  display: 'flex',
  gap: 4,
  '@media': {
    [phone]: {
      right: 0,
      bottom: 0,
      left: 0,
      justifyContent: 'flex-end',
      padding: '7px 8px 8px',
      borderTop: `1px solid ${vars.border}`,
      background: vars.surface,
    },
    print: { display: 'none' },
  },
})

/** Small beside words, as wide as a finger on a phone. */
export const tool = styled({ '@media': { [phone]: { minWidth: 44 } } })
styledGlobal(`${zooms} > button`, { '@media': { [phone]: { minWidth: 44 } } })

export const listFrame = styled({
  position: 'relative',
  maxHeight: 360,
  overflow: 'auto',
  padding: '8px 12px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': { print: { maxHeight: 'none' } },
})
/** More than stands within an entry of several lines on a phone: what leads to a node is read with it, not with the one before. */
const listGap = 16
export const list = styled({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '@media': { [phone]: { gap: listGap } },
})
export const innerList = styled({
  display: 'grid',
  gap: 4,
  margin: '4px 0 0 6px',
  padding: '0 0 0 14px',
  borderLeft: `1px solid ${vars.border}`,
  listStyle: 'none',
  '@media': { [phone]: { gap: listGap, marginTop: listGap } },
})
export const listItem = styled({ minWidth: 0 })
export const listRow = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 24,
  minWidth: 0,
})
export const listLine = styled({
  padding: '0 4px',
  borderRadius: 4,
  background: vars.neutralSoft,
  color: vars.neutralText,
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const listTitle = styled({ fontWeight: 500, overflowWrap: 'anywhere' })
export const listButton = styled({
  minHeight: 24,
  padding: '0 4px',
  margin: '0 -4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.link,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-pressed=true]': { background: vars.selected },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
export const said = styled(unseen)
