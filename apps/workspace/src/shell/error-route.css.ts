import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const page = styled({ minHeight: '100dvh', display: 'grid', background: vars.canvas })
