/** How wide the arrow is that says that there is more, in pixels. */
export const arrow = 12
/** How far in from its side a fade reaches, with its arrow, in pixels. */
export const fade = 24 + arrow
