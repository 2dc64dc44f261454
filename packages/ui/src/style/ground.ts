/** The custom property that a dialog sets to its own colour. */
export const groundName = '--etalon-ground'
/** The colour of what something lies on: of the dialog it is in, else of the page's surfaces. For what stays in sight while others pass beneath. */
export const ground = `var(${groundName}, var(--etalon-surface))`
