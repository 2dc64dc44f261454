/**
 * The custom property of the page's root that says how much of the height is taken at the lower right corner, such as `206px`. Toasts stand
 * above it. `NoticePopup` says it while it is there.
 */
export const corner = '--etalon-corner'
