import { defineModel, done, failed } from '../testing/index.ts'
import { scanCodeMachine } from './scan-code.machine.ts'

const reference = '7K3M9QXT0123456789ABCDEFGH'

/** Cameras that show and that fail in every way; codes of ours and of somebody else, before the camera and in pictures. */
export const scanCodeModel = defineModel({
  name: 'scan-code',
  machine: scanCodeMachine,
  inputs: [{}],
  events: [
    { type: 'CAMERA.WANTED' },
    { type: 'CAMERA.OPENED', handle: 'view' },
    { type: 'CAMERA.FAILED', reason: 'refused' },
    { type: 'CAMERA.FAILED', reason: 'no-camera' },
    { type: 'CAMERA.FAILED', reason: 'unsupported' },
    { type: 'CAMERA.FAILED', reason: 'camera-failed' },
    failed('camera'),
    { type: 'CODE.SEEN', reference },
    { type: 'CODE.SEEN', reference: undefined },
    { type: 'PICTURE.CHOSEN', picture: 'photo.jpg' },
    done('readPicture', { reference, codes: 1 }),
    done('readPicture', { reference: undefined, codes: 2 }),
    done('readPicture', { reference: undefined, codes: 0 }),
    failed('readPicture'),
    { type: 'RETRY' },
    { type: 'STOPPED' },
  ],
  place: ({ context }) => [context.camera, context.picture, context.reference],
  invariant: (snapshot) => {
    const { camera, picture, reference: found } = snapshot.context
    const runs = Object.hasOwn(snapshot.children, 'camera')
    if (runs !== snapshot.matches('camera')) throw new Error('the camera runs in camera and nowhere else')
    if (camera !== undefined && !snapshot.matches('camera')) throw new Error('a camera is shown that was let go')
    if (snapshot.matches('found') !== (found !== undefined)) throw new Error('found means a reference')
    if (picture !== undefined && !snapshot.matches('reading') && !snapshot.matches('unreadable'))
      throw new Error('the picture is still held')
  },
})
