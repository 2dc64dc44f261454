/** Where the open pages are kept: by each browser tab for itself, and as the last of them wrote them for all. */
export const tabsKey = 'etalon.tabs'
/** Where the chosen look and language are kept. */
export const preferencesKey = 'etalon.preferences'
/** Where what all browser tabs know of the lock is kept. */
export const lockKey = 'etalon.lock'
/** What of the command palette was used last. */
export const recentKey = 'etalon.recent-commands'
/** When the last page of this session was left. */
export const closedKey = 'etalon.closed'
/** Which files the server has a part of. */
export const uploadsKey = 'etalon.uploads'
/** Who is signed in; the tokens are in cookies. */
export const personKey = 'etalon.session'
/** Whose storage is sealed while the screen is locked, and for which key: the public half of it. */
export const storageKeyKey = 'etalon.storage-key'
/** Of whom what a browser tab keeps for itself is. */
export const tabOfKey = 'etalon.tab-of'
/** Whether the side bar is folded. */
export const collapsedKey = 'etalon.side-collapsed'
/** Of which pickups who has closed the notice. */
export const closedNoticesKey = 'etalon.closed-notices'
