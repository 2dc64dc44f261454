import { defineMessages } from './define-messages.ts'

/** What is said while a sample’s label is scanned by the camera. */
export const sampleScanMessages = defineMessages(
  {
    camera: '用相机扫码',
    label: '用相机扫描样品标签',
    notLoaded: '扫码用的程序没有取到。请联网后再试，或用扫码枪、手工输入样品编号。',
    again: '再试一次',
    view: '相机画面',
    open: '打开相机',
    stop: '停止',
    retry: '再试一次',
    picture: '选一张照片',
    standings: {
      idle: '相机已关闭。',
      opening: '正在打开相机。浏览器询问时，请选“允许”。',
      looking: '请把样品标签上的二维码对准白框。',
      foreign: '这不是样品标签的二维码。请对准贴在器具上的标签。',
      refused: '没有得到使用相机的许可。请在浏览器的网站设置里允许相机再试，或选一张照片，或输入样品编号。',
      noCamera: '没有找到相机。请选一张标签的照片，或输入样品编号。',
      unsupported: '这个浏览器不能在这里使用相机。请选一张标签的照片，或输入样品编号。',
      cameraFailed: '现在扫不了：相机可能正被别的程序使用，或者网络断了。请再试一次，或选一张照片。',
      reading: '正在读照片。',
      nothingFound: '照片里没有找到二维码。请拍得近一些、清楚一些，再选一张。',
      notOurs: '照片里的二维码不是样品标签上的。',
      unreadable: '读不了这张照片。请再试一次，或换一张 JPEG 或 PNG 图片。',
      found: '找到了，正在打开样品。',
    },
  },
  {
    camera: 'Use the camera',
    label: 'Scan the label of a sample by the camera',
    notLoaded: 'What scans could not be fetched. Try again once you are online, use a hand scanner, or type the number.',
    again: 'Try again',
    view: 'What the camera sees',
    open: 'Open the camera',
    stop: 'Stop',
    retry: 'Try again',
    picture: 'Choose a picture',
    standings: {
      idle: 'The camera is off.',
      opening: 'Opening the camera. Please allow it when the browser asks.',
      looking: 'Hold the code on the label of the sample into the white frame.',
      foreign: 'This is not the code of a sample’s label. Hold the label on the instrument into the frame.',
      refused:
        'The camera was not allowed. Allow it in the browser’s settings of this site and try again, choose a picture, or type the number.',
      noCamera: 'There is no camera. Choose a picture of the label, or type the number.',
      unsupported: 'This browser cannot use a camera here. Choose a picture of the label, or type the number.',
      cameraFailed:
        'It cannot be scanned now: another program may be using the camera, or the network is down. Try again, or choose a picture.',
      reading: 'Reading the picture.',
      nothingFound: 'There is no code in this picture. Take one from nearer, in better light.',
      notOurs: 'The code in this picture is not that of a sample’s label.',
      unreadable: 'This picture cannot be read. Try again, or take a JPEG or PNG.',
      found: 'Found. The sample is being opened.',
    },
  },
)
