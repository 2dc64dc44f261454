// The admin templates beside ours: fetched from npm into .data/bench-apps, built there where they come as sources, and served as they are.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const folder = fileURLToPath(new URL('../../.data/bench-apps', import.meta.url))

const wanted: { readonly dependencies: Readonly<Record<string, string>>; readonly packed: Readonly<Record<string, string>> } =
  JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** The versions of what stands beside ours. */
export const versions: Readonly<Record<string, string>> = { ...wanted.dependencies, ...wanted.packed }

/** Takes a package as it was published, without what it depends on: what is built into it needs nothing. */
function unpack(name: string, version: string): void {
  const place = join(folder, 'packed', name)
  mkdirSync(place, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', place, '--strip-components=1'])
  rmSync(join(folder, packed))
}

/** Fetches the templates, unless they are there, and builds the pages of those that come as a library. */
export async function prepareTemplates(): Promise<void> {
  const list = readFileSync(join(import.meta.dirname, 'package.json'))
  const fetched = join(folder, 'fetched.json')
  if (!existsSync(fetched) || !readFileSync(fetched).equals(list)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), list)
    console.log('Fetching the templates into .data/bench-apps …')
    const plain = ['--no-package-lock', '--no-audit', '--no-fund', '--silent', '--ignore-scripts']
    execFileSync('npm', ['install', ...plain], { cwd: folder, stdio: 'inherit' })
    for (const [name, version] of Object.entries(wanted.packed)) unpack(name, version)
    // Last, so that what was cut off is done again.
    writeFileSync(fetched, list)
  }
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'pages'), join(folder, 'pages'), { recursive: true })
  for (const page of ['bare', 'react-admin']) {
    await build({
      root: join(folder, 'pages', page),
      base: '/',
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: join(folder, 'built', page), emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
    })
  }
}

/** Where the built files of each lie. */
const folders = {
  bare: join(folder, 'built/bare'),
  'react-admin': join(folder, 'built/react-admin'),
  'startbootstrap-sb-admin-2': join(folder, 'packed/startbootstrap-sb-admin-2'),
  gentelella: join(folder, 'packed/gentelella/dist'),
} as const
/** A page or template that is served from files. */
export type Template = keyof typeof folders

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpeg': 'image/jpeg',
}
const zipped = new Set(['.html', '.js', '.css', '.svg', '.json'])

/** Serves a template from memory, packed by gzip -9, any unknown address by its first page. @returns its origin, and what ends it */
export async function serve(template: Template): Promise<{ readonly origin: string; close(): void }> {
  const kept = new Map<string, Buffer>()
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const file = extname(pathname) === '' ? '/index.html' : decodeURIComponent(pathname)
    const kind = extname(file)
    try {
      const body = kept.get(file) ?? (await readFile(join(folders[template], file)))
      const packed = kept.has(file) || !zipped.has(kind) ? body : gzipSync(body, { level: 9 })
      kept.set(file, packed)
      response.writeHead(200, {
        'content-type': types[kind] ?? 'application/octet-stream',
        ...(zipped.has(kind) ? { 'content-encoding': 'gzip' } : {}),
      })
      response.end(packed)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The templates are not served.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
