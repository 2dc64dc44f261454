import type { UserInfo } from './people.ts'

/** The roles of whoever is signed in: those of the user's own record (section 6), else those that the login told. */
export function rolesOf(
  user: { readonly id: string; readonly roles: readonly string[] } | undefined,
  info: UserInfo | undefined,
): readonly string[] {
  // What is kept may be of somebody who was here before.
  const isTheirs = info !== undefined && info.id === user?.id && info.roles.length > 0
  return isTheirs ? info.roles : (user?.roles ?? [])
}
