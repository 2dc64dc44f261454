import { styled } from '@etalon/ui/style'

/** Long lines break: nothing scrolls sideways. */
export const stack = styled({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 12, lineHeight: '18px' })
