import { styled } from '@etalon/ui/style'

export const signed = styled({ display: 'grid', gap: 12, justifyItems: 'start' })
