import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const status = styled({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 13, color: vars.text2 })
