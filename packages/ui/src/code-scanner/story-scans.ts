import { type ScanCodeActorRef, type ScanCodeEvent, scanCodeMachine } from '@etalon/machines/scan-code'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { CodeScannerWords } from './CodeScanner.tsx'

/** A scan without a camera: told what a camera would tell. */
export function storyScan(...told: readonly ScanCodeEvent[]): ScanCodeActorRef {
  const machine = scanCodeMachine.provide({
    actors: { camera: fromCallback(() => {}), readPicture: fromPromise(() => new Promise(() => {})) },
  })
  const actor = createActor(machine, { input: {} })
  actor.start()
  for (const event of told) actor.send(event)
  return actor
}

/** A scan that came so far, by what it says there. */
export const storyScans = {
  idle: [],
  opening: [{ type: 'CAMERA.WANTED' }],
  foreign: [{ type: 'CAMERA.WANTED' }, { type: 'CODE.SEEN', reference: undefined }],
  refused: [{ type: 'CAMERA.WANTED' }, { type: 'CAMERA.FAILED', reason: 'refused' }],
  noCamera: [{ type: 'CAMERA.WANTED' }, { type: 'CAMERA.FAILED', reason: 'no-camera' }],
  unsupported: [{ type: 'CAMERA.WANTED' }, { type: 'CAMERA.FAILED', reason: 'unsupported' }],
  cameraFailed: [{ type: 'CAMERA.WANTED' }, { type: 'CAMERA.FAILED', reason: 'camera-failed' }],
  reading: [{ type: 'PICTURE.CHOSEN', picture: 'a picture' }],
  found: [{ type: 'CAMERA.WANTED' }, { type: 'CODE.SEEN', reference: 'YP2026110001' }],
} as const satisfies Readonly<Record<string, readonly ScanCodeEvent[]>>

/** The words of the stories: labels of samples. */
export const storyWords = (say: (zh: string, en: string) => string): CodeScannerWords => ({
  view: say('相机画面', 'What the camera sees'),
  open: say('打开相机', 'Open the camera'),
  stop: say('停止', 'Stop'),
  retry: say('再试一次', 'Try again'),
  picture: say('选一张照片', 'Choose a picture'),
  standings: {
    idle: say('相机已关闭。', 'The camera is off.'),
    opening: say('正在打开相机。浏览器询问时，请选“允许”。', 'Opening the camera. Please allow it when the browser asks.'),
    looking: say('请把标签上的二维码对准白框。', 'Hold the code of the label into the white frame.'),
    foreign: say('这不是样品标签的二维码。', 'This is not the code of a label.'),
    refused: say('没有得到使用相机的许可。', 'The camera was not allowed.'),
    noCamera: say('没有找到相机。', 'There is no camera.'),
    unsupported: say('这个浏览器不能在这里使用相机。', 'This browser cannot use a camera here.'),
    cameraFailed: say('现在扫不了。', 'It cannot be scanned now.'),
    reading: say('正在读照片。', 'Reading the picture.'),
    nothingFound: say('照片里没有找到二维码。', 'There is no code in this picture.'),
    notOurs: say('照片里的二维码不是样品标签上的。', 'The code in this picture is not that of a label.'),
    unreadable: say('读不了这张照片。', 'This picture cannot be read.'),
    found: say('找到了。', 'Found.'),
  },
})
