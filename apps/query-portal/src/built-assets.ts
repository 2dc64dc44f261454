/** Where the built script lies, and the styles with their digest, put in by the server build from what the browser build has made. */
declare const __PORTAL_ASSETS__: { readonly script: string; readonly style: string; readonly styleSource: string } | undefined

/** Address of the script, and the styles; none where nothing was built, as in tests of the pages alone. */
export const builtAssets = typeof __PORTAL_ASSETS__ === 'undefined' ? undefined : __PORTAL_ASSETS__
