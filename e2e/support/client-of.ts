import { type Client, createClient } from '@etalon/api/client'
import { signInRaw } from '../../apps/server/src/testing/sign-in.ts'

/** Signs an account of the demonstration in at a running product, and gives the client that calls as it. */
export async function clientOf(workspaceUrl: string, account: string): Promise<Client> {
  const answer = await signInRaw(workspaceUrl, account, '000000', 'Etalon-demo-1')
  if (!('access_token' in answer)) throw new Error(answer.error_description)
  return createClient({ baseUrl: workspaceUrl, accessToken: () => answer.access_token, language: () => 'zh' })
}
