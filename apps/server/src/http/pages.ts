import { existsSync, readFileSync, statSync } from 'node:fs'
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

type BuiltParts = Readonly<Record<string, BuiltPart>>

/** @throws Error where a source that is named is not among them */
function builtPart(parts: BuiltParts, name: string): BuiltPart {
  const part = parts[name]
  if (!part) throw new Error(`The workspace is built without ${name}: build it anew by npm run build.`)
  return part
}

/** The line of a page that asks for the first data: it comes first and is run at once. Another back end is asked by the app alone. */
const askedAhead = (parts: BuiltParts, page: string): string =>
  ownBackEnd.test(page) ? `<script type="module" async crossorigin src="/${builtPart(parts, ahead).file}"></script>` : ''

/** Lines of a page that ask for the files of some sources, and of all that these import, beside those that the page names already. */
function askedFor(parts: BuiltParts, page: string, sources: readonly string[]): string {
  const files = new Set<string>()
  const follow = (name: string) => {
    const part = builtPart(parts, name)
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

/** The files of a build that say what else is in it. */
const filesOf = (folder: string) => ({ page: join(folder, 'index.html'), parts: join(folder, '.vite', 'manifest.json') })

/** Tells builds apart: none of two that were written one after the other has the same. Undefined where one of its files is not there. */
function buildOf(folder: string): string | undefined {
  const { page, parts } = filesOf(folder)
  const marks = [page, parts].map((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return found && `${found.ino} ${found.mtimeMs} ${found.size}`
  })
  return marks.includes(undefined) ? undefined : marks.join()
}

/** The one page of the workspace by what a visit begins with. @throws Error where the build cannot be used */
function readPages(folder: string, frames: readonly string[]): Readonly<Record<keyof typeof visits, string>> {
  const files = filesOf(folder)
  if (!existsSync(files.page)) throw new Error(`The workspace is not built (${files.page}): run npm start, or npm run build.`)
  const built = readFileSync(files.page, 'utf8')
  if (!built.includes(framesPlace))
    throw new Error(`${files.page} does not say which sites it may frame: build it anew by npm run build.`)
  const parts = JSON.parse(readFileSync(files.parts, 'utf8')) as BuiltParts
  const html = built.replace(framesPlace, framesPlace.replace('""', `"${frames.join(' ')}"`))
  const begunWith = (sources: readonly string[]) =>
    html.replace('<title>', `${askedAhead(parts, html)}<title>`).replace('</head>', `${askedFor(parts, html, sources)}</head>`)
  return {
    // Another back end is asked by the app alone, and has no first shell.
    home: begunWith(ownBackEnd.test(html) ? visits.home : visits.signedIn),
    signedIn: begunWith(visits.signedIn),
    signedOut: html.replace('</head>', `${askedFor(parts, html, visits.signedOut)}</head>`),
  }
}

/**
 * The pages of the build that is there: whoever builds anew beside a running server takes away the files that the page of before names.
 * @param onUnread hears why those of another build cannot be read, such as one that is just being written; the pages of before stay meanwhile
 */
function createBuiltPages(folder: string, frames: readonly string[], onUnread: (error: unknown) => void) {
  let shown = buildOf(folder)
  let pages = readPages(folder, frames)
  return () => {
    // Looked at before it is read: what is written while it is read is another build, and read by the next visit.
    const built = buildOf(folder)
    if (built === undefined || built === shown) return pages
    try {
      pages = readPages(folder, frames)
      shown = built
    } catch (error) {
      onUnread(error)
    }
    return pages
  }
}

/**
 * Serves the built workspace: hashed files for a year, and its one page for every address that a person may open.
 * @param frames origins of the sites that the page may frame
 */
export async function registerWorkspacePages(app: FastifyInstance, folder: string, frames: readonly string[]): Promise<void> {
  const builtPages = createBuiltPages(folder, frames, (error) =>
    app.log.warn({ err: error }, 'the workspace was built anew, and cannot be read yet'),
  )
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
    const pages = builtPages()
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
