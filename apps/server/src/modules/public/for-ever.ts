/** Said to caches of what never changes under its address: they keep it for a year, and need not ask again. */
export const forEver = 'public, max-age=31536000, immutable'
