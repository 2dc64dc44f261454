import type { Seal } from './secrets.ts'

/**
 * The private key (X25519, 64 hex digits) of what an account leaves sealed on a device while the screen is locked; always the same for
 * one account. A device keeps the public half alone: what is sealed there opens for whoever unlocks, or signs in to the account.
 */
export const storageKeyOf = (seal: Seal, tenant: string, accountId: string): string =>
  seal.derive(`storage|${tenant}|${accountId}`)
