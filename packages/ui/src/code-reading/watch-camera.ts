import type { CameraEvent, CameraFailureReason } from '@etalon/machines/scan-code'
import type { CodeReaders, Recognise } from './code-reader.ts'

/** Milliseconds between two looks: often enough to seem at once, seldom enough that a phone stays cool. */
const pause = 120

const reasonOf = (error: unknown): CameraFailureReason => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-camera'
  return 'camera-failed'
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Opens the camera at the back and tells which codes it sees; the handle is the video element that shows it.
 * @returns what lets the camera go, at any time
 */
export const watchCamera = (tell: (event: CameraEvent) => void, readers: CodeReaders, recognise: Recognise): (() => void) => {
  let watching = true
  let stream: MediaStream | undefined
  const video = document.createElement('video')
  const letGo = (): void => {
    watching = false
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const fail = (reason: CameraFailureReason): void => {
    if (!watching) return
    letGo()
    tell({ type: 'CAMERA.FAILED', reason })
  }

  const watch = async (): Promise<void> => {
    // Without a secure connection browsers hide cameras altogether.
    if (!('mediaDevices' in navigator)) return fail('unsupported')
    // The reader comes while the person is being asked.
    const loading = readers.load()
    loading.catch(() => undefined)
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
    } catch (error) {
      return fail(reasonOf(error))
    }
    // It may have been granted to somebody who has gone on.
    if (!watching) return letGo()
    for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('camera-failed'))
    video.muted = true
    video.playsInline = true
    video.srcObject = stream
    tell({ type: 'CAMERA.OPENED', handle: video })
    await video.play()
    const read = await loading
    while (watching) {
      const texts = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : []
      if (!watching) return
      if (texts.length > 0) {
        const reference = texts.map(recognise).find((one) => one !== undefined)
        tell({ type: 'CODE.SEEN', reference })
      }
      await wait(pause)
    }
  }
  watch().catch(() => fail('camera-failed'))
  return letGo
}
