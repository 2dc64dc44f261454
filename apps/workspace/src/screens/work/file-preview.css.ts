import { styled } from '@etalon/ui/style'

export const place = styled({ display: 'grid', height: 'min(720px, calc(100vh - 160px))', minHeight: 240 })
