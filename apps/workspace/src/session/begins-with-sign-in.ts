import { readStored } from '../workspace/kept/local-store.ts'
import { personKey } from '../workspace/kept/stored-keys.ts'

/** Addresses that answer without signing in, and are something else than signing in. */
const otherDoors = /^\/(?:register|forgetPassword|sso\/login|404|403|500)\/?$/

/**
 * Whether a visit begins at the sign-in page: nobody is signed in here, and the address is none of the other open ones.
 * @param settings of the back end: one of another kind may show a picture, or have no register, which the first page does not know
 */
export const beginsWithSignIn = (pathname: string, settings: string | undefined): boolean =>
  readStored(personKey) === undefined && !otherDoors.test(pathname) && /^(?:\{\s*\})?$/.test(settings?.trim() ?? '')
