import { styled } from '@etalon/ui/style'

export const actions = styled({ display: 'inline-flex', gap: 4, alignItems: 'center' })
