/** Screens below 768 px: one column, 44 px targets. */
export const phone = 'screen and (max-width: 767px)'

/** Screens below 992 px, where the side bar lies over the page. */
export const narrow = 'screen and (max-width: 991px)'

/** Someone who asked the system for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** High contrast modes that replace colours. */
export const forcedColors = '(forced-colors: active)'
