import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const standing = styled({ display: 'grid', gap: 12, justifyItems: 'start', minWidth: 0 })
export const why = styled({ margin: 0, fontSize: 12, color: vars.text2 })
export const preview = styled({ display: 'grid', gap: 16, minWidth: 0 })
