import { globalLayer } from '@vanilla-extract/css'

/** All styles of the library: a consumer's own, outside any layer, always win. */
const etalon = globalLayer('etalon')

/** Reset, type and tokens. */
export const base = globalLayer({ parent: etalon }, 'base')

/** Components; they come after the base whatever the order of imports. */
export const parts = globalLayer({ parent: etalon }, 'parts')
