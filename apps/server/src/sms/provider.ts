import { sql, type Transaction } from '../db/index.ts'

/** A text message to one phone. */
export interface TextMessage {
  readonly tenant: string
  readonly phone: string
  readonly text: string
}

/** Who carries text messages. */
export interface SmsProvider {
  /** As the list of what was sent names it. */
  readonly name: string
  /** Hands a message over. @throws where it was not taken: the person is told to try again, and the code does not count */
  send(message: TextMessage): Promise<void>
}

/** Carries nothing: what it was given stands in the list of what was sent, where an administrator reads it. */
export const outboxProvider: SmsProvider = { name: 'outbox', send: async () => {} }

/** Sends a message and keeps what was sent. */
export async function sendSms(tx: Transaction, provider: SmsProvider, message: TextMessage): Promise<void> {
  await provider.send(message)
  await tx.execute(sql`
    insert into sms_message (tenant_id, phone, text, provider) values (${message.tenant}, ${message.phone}, ${message.text}, ${provider.name})`)
}
