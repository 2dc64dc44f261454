import { keyframes } from '@vanilla-extract/css'
import { styled } from '../style/index.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

/** A turning ring in the colour of the words beside it. */
export const spinner = styled({
  width: 12,
  height: 12,
  flex: 'none',
  border: '1.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
})
