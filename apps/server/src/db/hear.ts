import pg from 'pg'

/** Milliseconds until a broken connection is made anew. */
const patience = 1000

/** Hears what is notified on a channel; see {@link Database.hear}. */
export function hear(url: string, channel: string, told: (payload: string | undefined) => void): () => Promise<void> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function connect(): void {
    const made = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    client = made
    let isLost = false
    const lost = () => {
      if (isLost || stopped) return
      isLost = true
      made.end().catch(() => {})
      timer = setTimeout(connect, patience)
    }
    made.on('error', lost)
    made.on('end', lost)
    made.on('notification', ({ payload }) => told(payload))
    made
      .connect()
      .then(() => made.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => told(undefined))
      .catch(lost)
  }
  connect()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
