import { contract, pictureAddress, pictureIdOf } from '@etalon/api/contract'
import type { LoadPicture, UploadPicture } from '@etalon/ui/rich-text'
import { useMemo } from 'react'
import { useWorkspace } from '../../workspace/index.ts'

/** Pictures of rich texts: kept with the files of the institute, and shown to whoever may read the text. */
export function usePictures(): { readonly loadPicture: LoadPicture; readonly uploadPicture: UploadPicture } {
  const { client } = useWorkspace()
  return useMemo(() => {
    // A text is read before its editor is there, and both show the same pictures.
    const asked = new Map<string, Promise<Blob>>()
    const ask = (fileId: string) => {
      const answer = client.send(contract.file.preview, { query: { fileId }, quiet: true })
      asked.set(fileId, answer)
      answer.catch(() => asked.delete(fileId))
      return answer
    }
    return {
      async loadPicture(address) {
        const fileId = pictureIdOf(address)
        if (fileId === undefined) throw new Error(`no picture of the institute: ${address}`)
        return await (asked.get(fileId) ?? ask(fileId))
      },
      async uploadPicture(file, _words, signal) {
        // Why it was refused is said by the client.
        const { id } = await client.send(contract.file.upload, { query: {}, body: file, signal })
        return pictureAddress(id)
      },
    }
  }, [client])
}
