import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Client } from '@etalon/api/client'
import { freePort } from '../../scripts/free-port.mjs'
import { clientOf } from './client-of.ts'
import { type Launch, launch, leftIn, processesIn } from './launch.ts'

/** Ports and a data folder of their own, in which the product is started, stopped and killed. */
export interface Place {
  readonly workspacePort: number
  readonly portalPort: number
  readonly dataFolder: string
  readonly workspaceUrl: string
  readonly portalUrl: string
  /** Starts the product here, without waiting. */
  launch(environment?: Readonly<Record<string, string>>, command?: readonly [string, ...string[]]): Launch
  /** Starts the product here and waits until it is ready. */
  start(): Promise<Launch>
  /** Numbers of the processes that run the product here. */
  pids(): { readonly starter: number; readonly server: number; readonly postmaster: number }
  /** Signs somebody in, with the two steps of section 7.1. */
  signIn(account: string): Promise<Client>
  /** Ends what is left here, and removes the data. */
  clear(): Promise<void>
}

/** @param dataFolder @default a new folder that goes with the place */
export async function makePlace(
  checkout: string,
  dataFolder = mkdtempSync(join(realpathSync(tmpdir()), 'etalon 数据 ')),
): Promise<Place> {
  const [workspacePort, portalPort] = [await freePort(), await freePort()]
  const workspaceUrl = `http://localhost:${workspacePort}`
  const launched: Launch[] = []
  const place: Place = {
    workspacePort,
    portalPort,
    dataFolder,
    workspaceUrl,
    portalUrl: `http://127.0.0.1:${portalPort}`,
    launch(environment = {}, command = ['npm', 'start']) {
      const one = launch({
        folder: checkout,
        command,
        environment: {
          ETALON_WORKSPACE_PORT: String(workspacePort),
          ETALON_PORTAL_PORT: String(portalPort),
          ETALON_DATA: dataFolder,
          ...environment,
        },
      })
      launched.push(one)
      return one
    },
    async start() {
      const one = place.launch()
      await one.said('Stop       Ctrl-C', 120)
      return one
    },
    pids() {
      const running = processesIn(checkout)
      const pidOf = (script: string) => {
        const found = running.find(
          ({ command: [program = '', ...words] }) => basename(program) === 'node' && words.some((word) => word.endsWith(script)),
        )
        if (!found) throw new Error(`${script} does not run:\n${JSON.stringify(running, null, 2)}`)
        return found.pid
      }
      const [first] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
      return { starter: pidOf('scripts/start.mjs'), server: pidOf('apps/server/src/main.ts'), postmaster: Number(first) }
    },
    signIn: (account) => clientOf(workspaceUrl, account),
    async clear() {
      for (const one of launched) {
        if (one.process.exitCode === null && one.process.signalCode === null) one.signalGroup('SIGINT')
      }
      await leftIn(checkout)
      for (const folder of [checkout, dataFolder]) for (const { pid } of processesIn(folder)) process.kill(pid, 'SIGKILL')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
  return place
}
