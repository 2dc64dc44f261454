import { CallProblem, type Client } from '@etalon/api/client'
import { type BodyOf, contract } from '@etalon/api/contract'
import { refusesForGood, type UploadPorts, UploadRefused } from '@etalon/ui/file-upload'

/** The record that a file belongs to. */
export interface FileSubject {
  readonly subjectKind: NonNullable<BodyOf<typeof contract.file.beginUpload>['subjectKind']>
  readonly subjectId: string
}

/** What is refused for good is not asked again, and is said in the server's words. */
async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallProblem && refusesForGood(error.status ?? 0)) throw new UploadRefused(error.message)
    throw error
  }
}

/** The way of a file to the server, in parts. @param subject what it belongs to; nothing where it is named by a record later */
export const uploadPorts = (client: Client, subject?: FileSubject): UploadPorts => ({
  begin: ({ file: { name, size }, uploadId }, signal) => {
    const body = { name, size, ...subject, ...(uploadId === undefined ? {} : { uploadId }) }
    return orRefused(client.send(contract.file.beginUpload, { body, signal, quiet: true }))
  },
  sendPart: ({ uploadId, place }, { content, progress, signal }) =>
    orRefused(
      client.send(contract.file.uploadPart, {
        query: { uploadId, place },
        body: content,
        signal,
        quiet: true,
        onUpload: ({ loaded }) => progress(loaded),
      }),
    ),
  finish: async ({ uploadId }, signal) => {
    const { id } = await orRefused(client.send(contract.file.finishUpload, { body: { uploadId }, signal, quiet: true }))
    return { fileId: id }
  },
  cancel: ({ uploadId }) => client.send(contract.file.cancelUpload, { body: { uploadId }, quiet: true }),
})
