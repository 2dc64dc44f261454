/** Folders whose pages are still to be written; it only gets shorter. */
export const unfinished: readonly string[] = [
]
