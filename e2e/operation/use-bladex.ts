import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import {
  type BladeXServer,
  type BladeXSettings,
  createBladeX,
  type Listening,
  listen,
} from '../../packages/api/src/testing/index.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { openBrowser } from '../support/open-browser.ts'
import { root } from '../support/running.ts'

/** A workspace in front of a BladeX back end. */
export interface BladeXSite {
  /** Where its pages are. */
  readonly url: string
  /** What stands behind them. */
  readonly bladeX: BladeXServer
  /** Ends both. */
  close(): Promise<void>
}

/** The workspace as it is built, and a browser, for the tests of a file. */
export interface BuiltWorkspace {
  /** @throws before the first test has begun */
  readonly browser: Browser
  /**
   * Serves it as an institute would: its page names the back end, and a proxy takes `/api` away.
   * @param written the settings of the page, besides kind and client
   */
  before(settings: BladeXSettings, written?: Readonly<Record<string, unknown>>): Promise<BladeXSite>
}

const unset = '<script type="application/json" id="back-end">{}</script>'

/** The workspace as `npm test` has built it of what is here; elsewhere it may be missing, or old. */
const builtBefore = process.env.ETALON_APPS_BUILT === '1' ? join(root, 'apps/workspace/dist') : undefined

/** Puts the built workspace into a folder of theirs before the tests of a file. */
export function useBuiltWorkspace(): BuiltWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-bladex-'))
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await openBrowser()
    if (builtBefore) {
      cpSync(builtBefore, join(folder, 'built'), { recursive: true })
      return
    }
    execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--outDir', join(folder, 'built'), '--logLevel', 'error'], {
      cwd: join(root, 'apps/workspace'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    })
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get browser() {
      if (!browser) throw new Error('the browser is there once the tests of the file have begun')
      return browser
    },
    async before(settings, written = {}) {
      const bladeX = createBladeX(settings)
      const behind: Listening = await listen(bladeX.listener)
      const port = await freePort()
      const outDir = join(folder, String(port))
      cpSync(join(folder, 'built'), outDir, { recursive: true })
      const page = join(outDir, 'index.html')
      const html = readFileSync(page, 'utf8')
      if (!html.includes(unset)) throw new Error('The page of the workspace has no place for the settings of a back end.')
      const names = {
        kind: `bladex-${settings.kind}`,
        client: settings.client ?? 'saber:saber_secret',
        password: 'md5',
        ...written,
      }
      writeFileSync(page, html.replace(unset, unset.replace('{}', JSON.stringify(names))))
      const server: PreviewServer = await preview({
        root: outDir,
        configFile: false,
        logLevel: 'error',
        build: { outDir },
        preview: {
          port,
          strictPort: true,
          host: '127.0.0.1',
          proxy: { '/api': { target: behind.url, rewrite: (path) => path.replace(/^\/api/, '') } },
        },
      })
      return {
        url: `http://127.0.0.1:${port}`,
        bladeX,
        async close() {
          await server.close()
          await behind.close()
        },
      }
    },
  }
}
