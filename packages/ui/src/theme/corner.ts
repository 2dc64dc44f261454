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
