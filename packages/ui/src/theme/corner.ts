/**
 * The custom property of the page's root that says how much of the height is taken at the lower right corner, such as `206px`. Toasts stand
 * above it. `NoticePopup` says it while it is there.
 */
export const corner = '--etalon-corner'

/**
 * The custom property of the page's root that says how high the foot of the uppermost dialog reaches where toasts would lie over its
 * buttons, such as `124px`. Toasts stand above it. Dialogs and drawers say it while they are open.
 */
export const dialogFoot = '--etalon-dialog-foot'

/** Where toasts stand and how one is made, in CSS pixels: at the lower right of the window, above the pagination of a list. */
export const toastPlace = { right: 16, bottom: 72, width: 360, gap: 8, padding: 10, line: 20 } as const

const toastOfThreeLines = 3 * toastPlace.line + 2 * toastPlace.padding

/** How far two toasts reach into the window from its lower right corner, in CSS pixels: more of them seldom stand there at once. */
export const toastReach = {
  width: toastPlace.right + toastPlace.width,
  height: toastPlace.bottom + 2 * toastOfThreeLines + toastPlace.gap,
} as const
