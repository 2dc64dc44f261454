/** Where one is led after signing in, and from paths that nobody knows. */
export const home = '/wel/index'
