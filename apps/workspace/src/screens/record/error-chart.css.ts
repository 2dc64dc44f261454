import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { createVar } from '@vanilla-extract/css'

const ink = createVar()

export const chart = styled({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const text = styled({
  fill: vars.text3,
  font: `11px ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-call]': { fill: vars.dangerText, fontWeight: 600, fontSize: 12 } },
})
export const band = styled({ fill: vars.successSoft, opacity: 0.7 })
export const limit = styled({ fill: 'none', stroke: vars.successSolid, strokeDasharray: '4 3' })
export const axis = styled({ stroke: vars.borderStrong })
export const series = styled({
  vars: { [ink]: vars.infoSolid },
  selectors: { '&[data-series=down]': { vars: { [ink]: vars.violetSolid } } },
})
export const line = styled({ fill: 'none', stroke: ink, strokeWidth: 1.25 })
export const bar = styled({ stroke: ink, strokeWidth: 1.25, opacity: 0.6 })
export const mark = styled({
  fill: ink,
  selectors: { '&[data-beyond]': { fill: vars.dangerSolid, stroke: vars.surface } },
})
/** Marks are small; a finger is not. */
export const reach = styled({ fill: 'transparent' })
export const head = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 32 })
export const heading = styled({ fontSize: 14, fontWeight: 600, marginRight: 'auto' })
export const key = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
})
export const empty = styled({ padding: '24px 0', textAlign: 'center', fontSize: 13, color: vars.text3 })
