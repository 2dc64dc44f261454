import { styled } from '@etalon/ui/style'

/** Who types far below sees the question, too: until it is answered nothing more is kept. */
export const question = styled({ position: 'sticky', top: 0, zIndex: 3 })
