import { styled } from '@etalon/ui/style'

export const stops = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** What offers the camera, above the field for the number. */
export const camera = styled({ display: 'grid', justifyItems: 'start', gap: 12 })
