import { styled } from '@etalon/ui/style'

export const stops = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
