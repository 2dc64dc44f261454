import { narrow, styled } from '../style/index.ts'

/** In the top bar; in the side bar of a small screen it takes the whole width. */
export const root = styled({ width: 208, '@media': { [narrow]: { width: 'auto', margin: '0 8px 8px' } } })
