import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, root } from '../../running.ts'

/** A Storybook of this checkout, on a port of its own. */
export interface Storybook {
  /** The pages it has, by id. */
  readonly stories: ReadonlySet<string>
  /** The address of a story alone. */
  addressOf(story: string, language: string, scheme: string): string
  stop(): Promise<void>
}

/** Starts Storybook and waits until it knows its stories. */
export async function startStorybook(patience = 120_000): Promise<Storybook> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const child = spawn(process.execPath, [program, 'dev', '-p', String(port), '--exact-port', '--ci', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  const last = performance.now() + patience
  while (child.exitCode === null && performance.now() < last) {
    const index = await fetch(`${url}/index.json`).catch(() => undefined)
    if (index?.ok) {
      const { entries } = (await index.json()) as { entries: Record<string, { id: string; type: string }> }
      const stories = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []))
      return {
        stories: new Set(stories),
        addressOf: (story, language, scheme) =>
          `${url}/iframe.html?id=${story}&viewMode=story&globals=locale:${language};scheme:${scheme}`,
        stop,
      }
    }
    await wait(200)
  }
  await stop()
  throw new Error(`Storybook did not start:\n${output}`)
}
