// How many answers a server gives in a second to people who each ask one after the other.
import { Agent, request } from 'node:http'

/**
 * Asks for addresses of one server in turn, over so many connections for so many seconds.
 * @returns answers in a second @throws at an answer that is not 200
 */
export async function rateOf(origin: string, paths: readonly string[], connections: number, seconds: number): Promise<number> {
  const { host, hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let asked = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const path = paths[asked++ % paths.length]
      // As a browser asks.
      const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip, deflate' }
      const sent = request({ agent, hostname, port, path, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
        answer.resume()
        answer.once('end', resolve)
        answer.once('error', reject)
      })
      sent.once('error', reject)
      sent.end()
    })
  const end = performance.now() + seconds * 1000
  let answers = 0
  const person = async () => {
    while (performance.now() < end) {
      await ask()
      answers += 1
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, person))
  agent.destroy()
  return answers / ((performance.now() - begun) / 1000)
}
