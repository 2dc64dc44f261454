import type { Client } from '@etalon/api/client'
import { type BodyOf, contract, type Ticketed } from '@etalon/api/contract'

/** Lets the browser save what stands at an address of ours, as a click on a link does. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Lets the browser save what a ticket is for. */
export const saveTicketed = ({ ticket, fileId }: Ticketed, name: string): void =>
  saveFrom(`${contract.file.download.path}?${new URLSearchParams({ fileId, ticket })}`, name)

/** Lets the browser save a file of the server, for which it gets a ticket first. @throws CallProblem where there is none */
export async function saveByTicket(client: Client, of: BodyOf<typeof contract.file.ticket>, name: string): Promise<void> {
  saveTicketed(await client.send(contract.file.ticket, { body: of }), name)
}
