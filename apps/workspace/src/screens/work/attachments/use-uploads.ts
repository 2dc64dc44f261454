import type { FileUploadProps } from '@etalon/ui/file-upload'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type UploadFacts, useWorkspace } from '../../../workspace/index.ts'
import { type FileSubject, uploadPorts } from './upload-ports.ts'

/**
 * How files reach the server, in parts; one that was cut off by a reload or a crash goes on where it ended once it is chosen again.
 * @param subjectKind what they belong to, with `subjectId`; neither where a record names them later
 */
export function useUploads({
  subjectKind,
  subjectId,
}: Partial<FileSubject> = {}): Pick<FileUploadProps, 'ports' | 'keptOf' | 'onKeep'> {
  const { client, uploads, session } = useWorkspace()
  const personId = useSelector(session, ({ context }) => context.user?.id ?? '')
  return useMemo(() => {
    const isOfRecord = subjectKind !== undefined && subjectId !== undefined
    const factsOf = ({ name, size, lastModified }: Pick<UploadFacts, 'name' | 'size' | 'lastModified'>): UploadFacts => ({
      ...{ personId, name, size, lastModified },
      subject: isOfRecord ? `${subjectKind}/${subjectId}` : '',
    })
    return {
      ports: isOfRecord ? uploadPorts(client, { subjectKind, subjectId }) : uploadPorts(client),
      keptOf: ({ name, size, lastModified }) => {
        const uploadId = uploads.read(factsOf({ name, size, lastModified }))
        return uploadId === undefined ? undefined : { version: 1, uploadId, name, size, lastModified }
      },
      onKeep: (file, kept) => (kept ? uploads.write(factsOf(file), kept.uploadId) : uploads.remove(factsOf(file))),
    }
  }, [client, uploads, personId, subjectKind, subjectId])
}
