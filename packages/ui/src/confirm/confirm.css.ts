import { styled } from '../style/index.ts'

export const reason = styled({ marginTop: 8 })
