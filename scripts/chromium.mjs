import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Switches for a Chromium that stays on this machine: no updates, no background calls. Root (containers) cannot use its sandbox. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/**
 * What Chromium is started in: it keeps notes about crashes, and its toolkit some about settings, in the person's own home, whatever
 * profile it is given. Here they go into `.data/chromium`.
 */
export function chromiumEnvironment() {
  const folder = join(import.meta.dirname, '../.data/chromium')
  // By it Chromium knows how names of files are written; without it Chinese ones are not.
  return { ...process.env, LC_CTYPE: 'C.UTF-8', XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') }
}

/** The first of some programs that is on PATH; undefined where none is. */
function firstOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        // not here
      }
    }
  }
  return undefined
}

/** Where Chromium is: CHROMIUM_PATH, else the first of the usual names on PATH; undefined where there is none. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? firstOnPath(['chromium', 'chromium-browser', 'google-chrome'])

/**
 * Where Chromium without a window is: the same engine, of the same build, and none of the pages that draw the bars of a window, which
 * is half of what a visit costs. Playwright takes it by itself where it brings its own. Where there is none, or CHROMIUM_PATH names
 * another, it is the whole one.
 */
export const headlessShellPath = () =>
  process.env.CHROMIUM_PATH ?? firstOnPath(['chromium-headless-shell', 'chrome-headless-shell']) ?? chromiumPath()

/** Programs that tests look with, and the package of Debian that has them. */
export const testPrograms = {
  openssl: 'openssl',
  pdfdetach: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  xmllint: 'libxml2-utils',
}

const onPath = (program) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

/** What tests look with and is not on this machine, as Debian names it: Chromium, Chinese fonts, poppler, qpdf and xmllint. */
export const missingTestPrograms = () => [
  ...(chromiumPath() ? [] : ['chromium']),
  ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ...new Set(Object.entries(testPrograms).flatMap(([program, name]) => (onPath(program) ? [] : [name]))),
]

/** Whether this machine is of Debian's kin and lets us install: then `npm test` brings what is missing. */
export const installsByApt = () => onPath('apt-get') && process.getuid?.() === 0

/**
 * Makes sure that the programs which tests look with are there. On Debian and its kin they come from apt; elsewhere Playwright downloads
 * Chromium, and the other tools must be there.
 * @param {(line: string) => void} say
 */
export function ensureTestPrograms(say) {
  const wanted = missingTestPrograms()
  if (installsByApt()) {
    const lacksShell = headlessShellPath() === chromiumPath() && !process.env.CHROMIUM_PATH
    installByApt(wanted, lacksShell ? ['chromium-headless-shell'] : [], say)
    return
  }
  if (wanted.length === 0) return
  if (wanted.includes('chromium')) {
    say('installing Chromium (Playwright)')
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const rest = wanted.filter((name) => name !== 'chromium')
  if (rest.length)
    throw new Error(`Tests need ${rest.join(', ')}: install them with your package manager, then run npm test again.`)
}

/** @param wanted without which nothing goes on @param welcome what only makes it quicker, and is not in every release */
function installByApt(wanted, welcome, say) {
  const aptGet = (...args) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const install = (names) => aptGet('install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names)
  if (wanted.length > 0) {
    say(`installing ${wanted.join(', ')} (apt-get)`)
    aptGet('update', '-qq')
    install(wanted)
  }
  if (welcome.length === 0) return
  say(`installing ${welcome.join(', ')} (apt-get)`)
  try {
    if (wanted.length === 0) aptGet('update', '-qq')
    install(welcome)
  } catch {
    say(`there is no ${welcome.join(', ')} here: the tests take Chromium with its window, and longer`)
  }
}
