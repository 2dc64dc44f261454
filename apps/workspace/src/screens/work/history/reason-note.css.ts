import { styled } from '@etalon/ui/style'

export const reason = styled({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const who = styled({ fontSize: 12, lineHeight: '16px', marginTop: 2 })
