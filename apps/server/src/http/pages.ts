import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sessionCookies } from '@etalon/api/contract'
import type { PublicRenderer } from '@etalon/api/domain'
import formBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where a page says that it stands before this server, and not before another back end. */
const ownBackEnd = /id="back-end">\s*(?:\{\s*\})?\s*<\/script>/
/** What asks for the first data, before the scripts that show it are there. */
const ahead = 'src/ahead.ts'

/** Where the page says which sites it may frame. */
const framesPlace = '<meta name="etalon-frames" content="" />'

/** What Vite tells of a built file (its manifest). */
interface BuiltPart {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Where the first page stands. */
const homePath = /^\/(?:wel(?:\/index)?\/?)?$/

/** What a visit begins with, signed in or not: the sources whose built files are asked for at once, not after one another. */
const visits = {
  home: ['src/first-shell/show-first-shell.tsx'],
  signedIn: ['src/app.tsx', 'src/screens/dashboard/DashboardScreen.tsx'],
  signedOut: ['src/session/FirstSignIn.tsx'],
} as const

/** What Vite tells of all built files. @throws Error where one that is named is not among them */
function builtPart(folder: string, name: string): BuiltPart {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, BuiltPart>
  const part = manifest[name]
  if (!part) throw new Error(`The workspace is built without ${name}: build it anew by npm run build.`)
  return part
}

/** The line of a page that asks for the first data: it comes first and is run at once. Another back end is asked by the app alone. */
const askedAhead = (folder: string, page: string): string =>
  ownBackEnd.test(page) ? `<script type="module" async crossorigin src="/${builtPart(folder, ahead).file}"></script>` : ''

/** Lines of a page that ask for the files of some sources, and of all that these import, beside those that the page names already. */
function askedFor(folder: string, page: string, sources: readonly string[]): string {
  const files = new Set<string>()
  const follow = (name: string) => {
    const part = builtPart(folder, name)
    if (files.has(part.file)) return
    files.add(part.file)
    for (const style of part.css ?? []) files.add(style)
    for (const other of part.imports ?? []) follow(other)
  }
  for (const source of sources) follow(source)
  return [...files]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
}

/**
 * Serves the built workspace: hashed files for a year, and its one page for every address that a person may open.
 * @param frames origins of the sites that the page may frame
 */
export async function registerWorkspacePages(app: FastifyInstance, folder: string, frames: readonly string[]): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`The workspace is not built (${page}): run npm start, or npm run build.`)
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: 31_536_000_000,
    immutable: true,
    index: false,
    decorateReply: false,
    // The build put them there.
    preCompressed: true,
  })
  const built = readFileSync(page, 'utf8')
  if (!built.includes(framesPlace))
    throw new Error(`${page} does not say which sites it may frame: build it anew by npm run build.`)
  const html = built.replace(framesPlace, framesPlace.replace('""', `"${frames.join(' ')}"`))
  const begunWith = (sources: readonly string[]) =>
    html.replace('<title>', `${askedAhead(folder, html)}<title>`).replace('</head>', `${askedFor(folder, html, sources)}</head>`)
  const pages = {
    // Another back end is asked by the app alone, and has no first shell.
    home: begunWith(ownBackEnd.test(html) ? visits.home : visits.signedIn),
    signedIn: begunWith(visits.signedIn),
    signedOut: html.replace('</head>', `${askedFor(folder, html, visits.signedOut)}</head>`),
  }
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // A file or a call that does not exist is not a page: scanners get 404, not the app.
    if (
      /^\/(api|csApi|assets|health|msgws|v|actuator|ureport)\//i.test(path) ||
      /\.\w+$/.test(path) ||
      path.includes('/.') ||
      !(request.headers.accept ?? '').includes('text/html')
    )
      return reply.callNotFound()
    // Whether the token holds is for the calls to say; here it only tells which files come next.
    const signedIn = homePath.test(path) ? pages.home : pages.signedIn
    const page = request.cookies[sessionCookies.access] ? signedIn : pages.signedOut
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}

/** Serves the portal's style and scripts, and lets its forms be read. */
export async function registerPortalAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(formBody, { bodyLimit: 4096 })
  await app.register(fastifyStatic, {
    root: join(folder, 'client', 'assets'),
    prefix: '/assets/',
    maxAge: 31_536_000_000,
    immutable: true,
    index: false,
    decorateReply: false,
    // The build put them there.
    preCompressed: true,
  })
}

/** The portal's renderer, as Vite has built it: Node runs no .tsx. */
export async function loadPortalRenderer(folder: string): Promise<PublicRenderer> {
  const file = join(folder, 'server', 'render.js')
  if (!existsSync(file)) throw new Error(`The portal is not built (${file}): run npm start, or npm run build.`)
  const loaded: PublicRenderer = await import(pathToFileURL(file).href)
  return loaded
}
