/** The sheets of styles: a page has one of them inside, and the policy names the digests of all. */
export interface BuiltAssets {
  readonly script: string
  readonly styles: Readonly<Record<'portal' | 'certificate' | 'check' | 'reading', string>>
  readonly styleSource: string
}

/** Where the built script lies, and the styles with their digests, put in by the server build from what the browser build has made. */
declare const __PORTAL_ASSETS__: BuiltAssets | undefined

/** Address of the script, and the styles; none where nothing was built, as in tests of the pages alone. */
export const builtAssets = typeof __PORTAL_ASSETS__ === 'undefined' ? undefined : __PORTAL_ASSETS__
