import { styled } from '../style/index.ts'

export const plain = styled({})
