import { PgBoss } from 'pg-boss'

/** One kind of work that goes on where nobody waits for it. */
export interface JobQueue<Data extends object> {
  readonly name: string
  /** Does the work; it may be begun anew where a process ended in the midst of it. `signal` is aborted where this process stops. */
  readonly work: (data: Data, signal: AbortSignal) => Promise<void>
  /** How many of this work one process does at a time. @default 1 */
  readonly atOnce?: number
}

/** Work that outlives requests, and processes: it stands in the database until it is done, and each piece is done by one process. */
export interface Jobs {
  /** Adds a kind of work; before `start`. */
  add<Data extends object>(queue: JobQueue<Data>): void
  /** Does something every so often, in each process; what goes wrong is told and tried again the next time. Before `start`. */
  every(seconds: number, work: () => Promise<void>): void
  /** Begins to work. Asked again, it answers when that is done. */
  start(): Promise<void>
  /** Hands in a piece of work under a number of its own (UUID); the same number again changes nothing. */
  send(queue: string, id: string, data: object): Promise<void>
  /** Asks the database as its owner, of all tenants: for what keeps work going. */
  ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Ends: work that is under way is handed on to whoever is there next. */
  stop(): Promise<void>
}

/** Where pg-boss keeps its tables. */
const schema = 'etalon_jobs'
/** Seconds without a sign of life after which a piece of work is taken from a process: the shortest that pg-boss knows. */
const silence = 10

/**
 * Jobs on pg-boss, under a role that owns the database and needs no more than that.
 * @param log is told what goes wrong where nobody asked
 */
export function createJobs(url: string, log: (error: unknown) => void): Jobs {
  const queues: JobQueue<never>[] = []
  const often: { readonly seconds: number; readonly work: () => Promise<void> }[] = []
  const timers: NodeJS.Timeout[] = []
  const ending = new AbortController()
  const workers = new Map<string, string>()
  let started: Promise<PgBoss> | undefined

  async function begin(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: url,
      schema,
      max: 4,
      // Nothing is done by the clock.
      schedule: false,
      monitorIntervalSeconds: 5,
      superviseIntervalSeconds: 5,
    })
    boss.on('error', log)
    await boss.start()
    for (const { name, work, atOnce = 1 } of queues) {
      await boss.createQueue(name, { retryLimit: 3, heartbeatSeconds: silence, expireInSeconds: 6 * 3600 })
      const worker = await boss.work<never>(name, { localConcurrency: atOnce, pollingIntervalSeconds: 1 }, async ([job]) => {
        if (job) await work(job.data, AbortSignal.any([job.signal, ending.signal]))
      })
      workers.set(name, worker)
    }
    for (const { seconds, work } of often) {
      const timer = setInterval(() => void work().catch(log), seconds * 1000)
      timer.unref()
      timers.push(timer)
    }
    return boss
  }
  const running = () => {
    started ??= begin().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  return {
    add: (queue) => void queues.push(queue as unknown as JobQueue<never>),
    every: (seconds, work) => void often.push({ seconds, work }),
    start: async () => void (await running()),
    async send(queue, id, data) {
      const boss = await running()
      await boss.send(queue, data, { id })
      const worker = workers.get(queue)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    async ask(text, values = []) {
      const { rows } = await (await running()).getDb().executeSql(text, [...values])
      return rows
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      ending.abort(new Error('The process ends.'))
      const boss = await started?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: 5000 })
    },
  }
}
