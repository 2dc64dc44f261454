import { isHome, personHere } from '../workspace/back-end/asked-ahead.ts'

/**
 * Whether a visit begins with the first shell: somebody is signed in here and not locked out, and comes to the home page.
 * @param settings of the back end: another one than Etalon's own server was not asked ahead
 */
export const beginsWithShell = (pathname: string, settings: string | undefined): boolean =>
  isHome(pathname) && personHere() !== undefined && /^(?:\{\s*\})?$/.test(settings?.trim() ?? '')
