/** Where the built files lie, put in by the server build from the browser build's manifest. */
declare const __PORTAL_ASSETS__: { readonly script: string; readonly styles: readonly string[] } | undefined

/** Addresses of script and styles; none where nothing was built, as in tests of the pages alone. */
export const builtAssets = typeof __PORTAL_ASSETS__ === 'undefined' ? undefined : __PORTAL_ASSETS__
