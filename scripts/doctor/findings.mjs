// What a machine lacks for Etalon. Runs under Node 18.15 and later, before anything is installed.
import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { installsByApt, missingTestPrograms } from '../chromium.mjs'

/**
 * Something that a machine lacks, in one sentence.
 * @typedef {object} Finding
 * @property {'npm start' | 'npm test'} keeps what does not go without it
 * @property {string} says
 * @property {boolean} [heals] whether that command mends it by itself
 */

const leastNode = [20, 11]
/** An installed and built checkout with its data, in bytes, and some room. */
const leastRoom = 4e9
const places = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
/** What Debian calls it, and people. */
const peoplesNames = { chromium: 'Chromium', 'fonts-noto-cjk': 'a Chinese font (fonts-noto-cjk)' }

/** @returns {Finding[]} */
function ofNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [least, leastMinor] = leastNode
  if (major > least || (major === least && minor >= leastMinor)) return []
  return [
    { keeps: 'npm start', says: `Node is ${version}, and 20.11 or later is needed to install the Node that Etalon runs on.` },
  ]
}

/** @returns {Finding[]} */
function ofPlace(place) {
  if (places.includes(place) || process.env.DATABASE_URL) return []
  return [
    {
      keeps: 'npm start',
      says: `There is no PostgreSQL to install for ${place}: run one of 15 or later and name it in DATABASE_URL.`,
    },
  ]
}

/** @returns {Finding[]} */
function ofRoom(folder, free) {
  if (free >= leastRoom) return []
  const room = (free / 1e9).toFixed(1)
  return [
    { keeps: 'npm start', says: `${folder} has ${room} GB left, and packages, builds and data take ${leastRoom / 1e9} GB.` },
  ]
}

function hasProgram(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** @returns {Promise<boolean>} whether somebody listens there */
const isTaken = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(false)))
  })

async function isEtalon(port) {
  for (const host of ['localhost', '127.0.0.1']) {
    try {
      const answer = await fetch(`http://${host}:${port}/health/live`, { signal: AbortSignal.timeout(2000) })
      if (answer.ok) return true
    } catch {
      // nobody of ours
    }
  }
  return false
}

/** @returns {Promise<Finding[]>} */
async function ofPort(setting, usual, whose) {
  const port = Number(process.env[setting] ?? usual)
  if (!(await isTaken(port)) || (await isEtalon(port))) return []
  return [
    {
      keeps: 'npm start',
      says: `Port ${port} of the ${whose} is taken by another program: stop that, or set ${setting} to another.`,
    },
  ]
}

/** @returns {Finding[]} */
function ofTests() {
  const heals = installsByApt()
  const git = hasProgram('git') ? [] : [{ keeps: 'npm test', says: 'git is missing: tests look at what is committed.' }]
  const programs = missingTestPrograms().map((name) => ({
    keeps: 'npm test',
    heals: heals || name === 'chromium',
    says: `${peoplesNames[name] ?? name} is missing${heals || name === 'chromium' ? ': npm test installs it' : ': install it with your package manager'}.`,
  }))
  return [...git, ...programs]
}

/**
 * Looks at a machine.
 * @param {string} folder the checkout
 * @param {{ node?: string, place?: string, free?: number }} [machine] what is taken for granted of it
 * @returns {Promise<Finding[]>} nothing where all is well
 */
export async function findings(folder, machine = {}) {
  const { bavail, bsize } = statfsSync(folder)
  return [
    ...ofNode(machine.node ?? process.versions.node),
    ...ofPlace(machine.place ?? `${process.platform}-${process.arch}`),
    ...ofRoom(folder, machine.free ?? bavail * bsize),
    ...(await ofPort('ETALON_WORKSPACE_PORT', 4100, 'workspace')),
    ...(await ofPort('ETALON_PORTAL_PORT', 4200, 'portal')),
    ...ofTests(),
  ]
}
