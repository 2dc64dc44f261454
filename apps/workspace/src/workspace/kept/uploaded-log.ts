import type { Client } from '@etalon/api/client'
import { type ClientLogEntry, contract } from '@etalon/api/contract'
import type { LogEntry, UploadLogRequest } from '@etalon/machines/error-log'

/** The longest address of a page that the institute takes. */
const longestUrl = 2048

/** An entry as the institute takes it (section 7.7). */
const uploadedEntry = ({ url, time, type, message, stack, info, times }: LogEntry): ClientLogEntry => ({
  url: url.slice(0, longestUrl),
  time: Math.round(time),
  type,
  message,
  stack,
  info,
  times,
})

/** Sends the log of this device to the institute. Its own failure is told where it was asked for. */
export async function uploadLog(client: Client, { entries }: UploadLogRequest): Promise<void> {
  await client.send(contract.clientLog.upload, { body: entries.map(uploadedEntry), quiet: true })
}
