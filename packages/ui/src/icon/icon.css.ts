import { styled } from '../style/index.ts'

export const icon = styled({ flex: 'none', display: 'block' })
