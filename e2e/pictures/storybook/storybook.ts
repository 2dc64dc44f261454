import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { root } from '../../support/running.ts'

/** The Storybook of this checkout, built and served. */
export interface Storybook {
  /** The stories it has, by id. */
  readonly stories: ReadonlySet<string>
  /** The address of a story alone, as it plays by itself: in Chinese. */
  addressOf(story: string, scheme: string): string
  stop(): Promise<void>
}

/** Builds Storybook, about a minute, and serves it on a free port of this machine. */
export async function startStorybook(): Promise<Storybook> {
  const outDir = join(root, '.data/storybook')
  await run(['build', '--quiet', '--output-dir', outDir])
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The built Storybook could not be served.')
  const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  return {
    stories: new Set(Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []))),
    addressOf: (story, scheme) => `${url}iframe.html?id=${story}&viewMode=story&globals=locale:zh;scheme:${scheme}`,
    stop: () => server.close(),
  }
}

/** Runs Storybook to its end; what it printed is told only where it fails. */
async function run(given: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...given], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`storybook ${given.join(' ')} ended with ${code}:\n${output}`)
}
