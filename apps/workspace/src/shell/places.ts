/** Where one is led after signing in, and from paths that nobody knows. */
export const home = '/wel/index'
/** Where is kept whether the side bar shows icons alone. */
export const collapsedKey = 'etalon.side-collapsed'
