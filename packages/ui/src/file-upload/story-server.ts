import { type UploadPorts, UploadRefused } from './upload-ports.ts'

/** How an upload goes: it ends, stays where it is, is refused, the connection is lost, or the answer makes no sense. */
export type Course = 'ends' | 'stays' | 'refused' | 'lost' | 'senseless'

/** Bytes of a part. */
export const partSize = 256 * 1024

/**
 * A server for stories and tests; it answers at once, or never.
 * @param why what it says where it refuses
 */
export function storyServer(course: Course, why = '文件内容与类型不符'): UploadPorts & { readonly cancelled: readonly string[] } {
  const received = new Map<string, Set<number>>()
  const cancelled: string[] = []
  return {
    cancelled,
    begin: async ({ file, uploadId = `of ${file.name}` }) => {
      const parts = received.get(uploadId) ?? new Set()
      received.set(uploadId, parts)
      return { uploadId, partSize: course === 'senseless' ? 0 : partSize, received: [...parts] }
    },
    sendPart: async ({ uploadId, place }, { content, progress, signal }) => {
      if (course === 'refused') throw new UploadRefused(why)
      // The first part arrives, whatever becomes of the others.
      if (place > 0 && course === 'lost') throw new TypeError('not carried')
      if (place > 0 && course === 'stays') {
        progress(Math.floor(content.size / 2))
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      received.get(uploadId)?.add(place)
    },
    finish: async ({ uploadId }) => ({ fileId: `id ${uploadId}` }),
    cancel: async ({ uploadId }) => {
      cancelled.push(uploadId)
    },
  }
}

/** A file of so many bytes. */
export const storyFile = (name: string, bytes: number, type = 'application/pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1_795_132_800_000 })
