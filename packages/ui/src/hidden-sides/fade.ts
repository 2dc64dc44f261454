/** How far in from its side a fade reaches, in pixels. */
export const fade = 24
