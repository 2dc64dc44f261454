import { styled } from '@etalon/ui/style'

export const frame = styled({ width: '100%', height: '100%', flex: 1, border: 0, background: '#fff' })
