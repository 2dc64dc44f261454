/** Where tests of a fault stand: a project of vitest and a file. */
export interface Place {
  readonly project: 'faults' | 'server' | 'node' | 'browser' | 'e2e'
  readonly file: string
}

/** One fault that networks, servers and browsers have, and where it is made. */
export interface CataloguedFault {
  readonly id: string
  /** What happens, and what must be seen then. */
  readonly cause: string
  readonly mustBeSeen: string
  readonly places: readonly Place[]
}

const here = (name: string): Place => ({ project: 'faults', file: `e2e/faults/${name}.test.ts` })
const server = (path: string): Place => ({ project: 'server', file: `apps/server/src/${path}.test.ts` })
const node = (path: string): Place => ({ project: 'node', file: `${path}.test.ts` })
const browser = (path: string): Place => ({ project: 'browser', file: `${path}.test.tsx` })
const journey = (name: string): Place => ({ project: 'e2e', file: `e2e/${name}.test.ts` })

const fault = (number: number, cause: string, mustBeSeen: string, ...places: readonly Place[]): CataloguedFault => ({
  id: `F${number}`,
  cause,
  mustBeSeen,
  places,
})

/** The faults of network, server and browser. Those of data and workflow are tested where data and workflow are. */
export const catalogue: readonly CataloguedFault[] = [
  fault(
    1,
    'the network goes at the click of save',
    'said, the input stays, one record by itself once it is back',
    here('network'),
    journey('shell/connection'),
  ),
  fault(2, 'a submission arrives, its answer is cut', 'the repeat finds the same record', here('network')),
  fault(
    3,
    'an older question is answered after a newer one',
    'the newer answer stays',
    here('network'),
    browser('packages/ui/src/address-cascade/late-answers'),
  ),
  fault(4, 'one submission at two processes at once', 'one record, equal answers', server('endurance/two-processes')),
  fault(5, 'an answer is cut at 10 to 90 %', 'failed with retry, never “no data”', here('network')),
  fault(
    6,
    '502, or 200, with markup',
    'said, no markup; a GET once more, a write only with its key',
    here('network'),
    node('packages/api/src/client/repeated-calls'),
  ),
  fault(7, 'no answer comes', 'after 20 s, files 120 s: 请求超时,请重试~~~; nothing loads', here('network')),
  fault(
    8,
    'the socket is reset every 2 s for a minute',
    'tries 1 to 30 s apart, spread; 100 messages once each',
    here('sockets'),
  ),
  fault(9, 'the socket is swallowed, without FIN', 'back within 40 s', here('sockets')),
  fault(10, 'an upload of 50 MB is cut at 60 %', 'goes on where the server has it; equal SHA-256', here('uploads')),
  fault(
    11,
    'SIGKILL between commit and answer',
    'the repeat is answered as stored; one record, history row, number',
    here('kills'),
    server('endurance/kill-loop'),
  ),
  fault(12, 'SIGKILL before the commit', 'no trace; no number twice', here('kills'), server('endurance/kill-loop')),
  fault(
    13,
    'SIGKILL with the embedded database',
    'adopted or stopped within 10 s; a stranger’s postmaster.pid does not block',
    journey('operation/killed'),
    server('endurance/kill-loop'),
  ),
  fault(
    14,
    'PostgreSQL restarts at once under load',
    '503 for 15 s at most, heals alone, LISTEN renewed',
    here('database'),
    journey('operation/killed'),
  ),
  fault(15, 'the disk is full', '503, reads work, readiness 503, no half file; heals once there is space', here('disk')),
  fault(
    16,
    'the pool is held; statements and locks wait; two meet',
    '503 within 2 s with Retry-After; alive; deadlocks repeated',
    server('db/held'),
  ),
  fault(17, 'two clocks a day apart, one jumps back', 'sessions, limits and numbers follow PostgreSQL’s clock', here('clocks')),
  fault(18, 'SIGTERM under load', 'not ready, accepted calls answered within 10 s, sockets 1001, exit 0', here('stopping')),
  fault(
    19,
    'three processes start on an empty database',
    'migrated once, all ready',
    here('starting'),
    server('endurance/two-processes'),
  ),
  fault(
    20,
    'a secret missing or wrong, a port taken, a folder that cannot be written',
    'ends in 3 s naming the setting; never a new key',
    here('starting'),
    server('files/s3'),
  ),
  fault(21, '500 connections at 1 byte/s', 'closed within 30 s; others as fast', here('slow-senders')),
  fault(22, 'a message is longer than NOTIFY takes', 'a message of 100 kB arrives', server('sockets/sockets')),
  fault(
    23,
    'the page is loaded anew, or crashes, while it saves',
    'every field back; 0 or 1 record, and the screen says which',
    here('reload'),
  ),
  fault(24, 'local storage is full, IndexedDB has no quota', 'works in memory, one notice', here('storage')),
  fault(25, 'local storage throws, IndexedDB is not there', 'sign in, search and save work', here('storage')),
  fault(26, 'rubbish under each stored key', 'defaults', here('storage')),
  fault(27, 'cookies are blocked', 'the sign-in page says so; no loop', here('storage')),
  fault(
    28,
    'two tabs edit one record',
    'the second is told with both texts; sign-out and lock reach all tabs in 2 s',
    here('tabs'),
  ),
  fault(29, 'signed out, then Back', 'no business text in the page', here('tabs')),
  fault(30, 'the machine sleeps for an hour', '1 refresh, at most 5 calls in the first second, lock', here('clock')),
  fault(
    31,
    'the device’s clock is a day off, other zone, change of summer time',
    'sign-in, refresh and signing work; dates unchanged',
    here('clock'),
  ),
  fault(
    32,
    'an old tab blocks the upgrade of IndexedDB',
    'closes on versionchange; the new one waits 3 s at most',
    here('storage'),
  ),
  fault(33, 'plain http at an address of the local network', 'stays signed in; verification says why not', here('plain-http')),
  fault(34, 'code of the old release is gone', 'said, at most one reload, the draft stays', journey('shell/connection')),
]
