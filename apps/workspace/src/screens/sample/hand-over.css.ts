import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const why = styled({ margin: 0, fontSize: 12, color: vars.text2 })
export const stops = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** What offers the camera, above the field for the number. */
export const camera = styled({ display: 'grid', justifyItems: 'start', gap: 12 })
