import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicRenderer } from '@etalon/api/domain'
import formBody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the page says which sites it may frame. */
const framesPlace = '<meta name="etalon-frames" content="" />'

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
  })
  const built = readFileSync(page, 'utf8')
  if (!built.includes(framesPlace))
    throw new Error(`${page} does not say which sites it may frame: build it anew by npm run build.`)
  const html = built.replace(framesPlace, framesPlace.replace('""', `"${frames.join(' ')}"`))
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
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
}

/** Serves the portal's style and scripts, and lets its forms be read. */
export async function registerPortalAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(formBody, { bodyLimit: 4096 })
  await app.register(fastifyStatic, {
    root: join(folder, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    maxAge: 31_536_000_000,
    immutable: true,
    index: false,
    decorateReply: false,
  })
}

/** The portal's renderer, as Vite has built it: Node runs no .tsx. */
export async function loadPortalRenderer(folder: string): Promise<PublicRenderer> {
  const file = join(folder, 'server', 'render.js')
  if (!existsSync(file)) throw new Error(`The portal is not built (${file}): run npm start, or npm run build.`)
  const loaded: PublicRenderer = await import(pathToFileURL(file).href)
  return loaded
}
