/** Pixels between pages, and around them. */
export const gap = 12
