import { styled } from '../style/index.ts'

export const failed = styled({ padding: '0 12px 12px' })
