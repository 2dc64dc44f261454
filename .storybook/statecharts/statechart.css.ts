import { narrow, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { drawingMargin } from './in-sight.ts'

const letters = "'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, monospace"

export const page = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: 16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minWidth: 0 })
export const frame = styled({
  overflow: 'auto',
  maxHeight: '86vh',
  // On a phone the events stand below it.
  '@media': { [narrow]: { maxHeight: '50vh' } },
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
})
/** It stays in sight while events are sent from beside it or from below. */
export const chart = styled({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  paddingBlock: 4,
  background: vars.page,
})
export const size = styled({ justifySelf: 'start' })
export const drawing = styled({
  display: 'block',
  margin: drawingMargin,
  selectors: { '&[data-size=whole]': { width: `calc(100% - ${2 * drawingMargin}px)`, maxHeight: 'calc(86vh - 26px)' } },
  '@media': { [narrow]: { selectors: { '&[data-size=whole]': { maxHeight: 'calc(50vh - 26px)' } } } },
})
export const tip = styled({ fill: vars.text3 })
export const state = styled({})
export const words = styled({})
export const way = styled({})
export const quiet = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px' })

globalStyle(`${state} rect`, { fill: vars.surface2, fillOpacity: 0.6, stroke: vars.controlLine })
globalStyle(`${state} rect[data-kind=parallel]`, { strokeDasharray: '5 4' })
globalStyle(`${state}[data-active] rect`, { stroke: vars.infoSolid, strokeWidth: 2 })
globalStyle(`${state}[data-active][data-leaf] rect`, { fill: vars.selected, fillOpacity: 1 })
globalStyle(`${state} circle`, { fill: vars.text2 })
globalStyle(`${words} text`, { fill: vars.text2, font: `400 11px ${letters}` })
globalStyle(`${words} text[data-name]`, { fill: vars.text, font: `600 13px ${letters}` })
// Ways lead through what others are in alone.
globalStyle(`${words}:not([data-leaf]) text`, { paintOrder: 'stroke', stroke: vars.surface2, strokeWidth: 4 })
globalStyle(`${way} path`, { fill: 'none', stroke: vars.text3 })
globalStyle(`${way} text`, { fill: vars.text2, font: `400 11px ${letters}` })
globalStyle(`${way}[data-active] path`, { stroke: vars.infoSolid, strokeWidth: 1.5 })
globalStyle(`${way}[data-active] text`, { fill: vars.text, fontWeight: 600 })

export const inputs = styled({ marginBottom: 8 })
export const events = styled({ display: 'flex', flexWrap: 'wrap', gap: 6 })

export const now = styled({ display: 'flex', flexWrap: 'wrap', marginBottom: 8 })
globalStyle(`:is(${events}, ${now}) :is(li, button)`, { maxWidth: '100%' })
export const event = styled({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
export const json = styled({
  margin: 0,
  maxHeight: 280,
  overflow: 'auto',
  fontFamily: letters,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const told = styled({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: letters,
  fontSize: 12,
})
