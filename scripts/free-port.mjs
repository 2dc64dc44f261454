// A port for a program that is about to start, while other programs of the tests start beside it.
import { createServer } from 'node:net'

/**
 * Ports that no system hands out by itself, neither to a listener without a number nor to the near end of a connection (Linux begins
 * at 32768, macOS at 49152), and that browsers do not refuse (10080). What the system hands out would be taken, now and then,
 * between the moment a port is found free and the moment the program listens.
 */
const [first, count] = [12_000, 20_000]

/** @returns {Promise<number>} one of them, that nobody listens at: not always the same, since others look at the same time */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * count)
    // The system may let a listener at every address in beside one at a single address.
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) return port
  }
}

/** @param {string} [host] @default every address @returns {Promise<boolean>} whether a program can listen there */
function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
