import { styled, styledGlobal } from '../style/index.ts'

export const failed = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })
/** The line stays as high as its words. */
styledGlobal(`${failed} button`, { marginBlock: -4 })
