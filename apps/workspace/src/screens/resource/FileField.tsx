import { CallProblem, type Client } from '@etalon/api/client'
import { contract, largestFile } from '@etalon/api/contract'
import { FileUpload, refusesForGood, type UploadPorts, UploadRefused } from '@etalon/ui/file-upload'
import { useMemo } from 'react'
import { useWorkspace } from '../../workspace/index.ts'

/** What is refused for good is not asked again, and is said in the server's words. */
async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallProblem && refusesForGood(error.status ?? 0)) throw new UploadRefused(error.message)
    throw error
  }
}

const portsOf = (client: Client): UploadPorts => ({
  begin: ({ file: { name, size }, uploadId }, signal) => {
    const body = { name, size, ...(uploadId === undefined ? {} : { uploadId }) }
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

interface FileFieldProps {
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly hint: string | undefined
  /** Gets the id of the file that the server has; an empty one where it was taken out again. */
  readonly onFile: (fileId: string) => void
}

/** A file, sent in parts, that a record is about. */
export function FileField({ label, required, error, hint, onFile }: FileFieldProps) {
  const { client } = useWorkspace()
  const ports = useMemo(() => portsOf(client), [client])
  return (
    <FileUpload
      label={label}
      ports={ports}
      required={required}
      error={error}
      maxBytes={largestFile.inParts}
      onUploaded={({ fileId }) => onFile(fileId)}
      onRemoved={() => onFile('')}
      {...(hint ? { hint } : {})}
    />
  )
}
