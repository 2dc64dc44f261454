/** Why there is no view through a camera: not allowed, none there, none that this browser can open, or one that gave up. */
export type CameraFailureReason = 'refused' | 'no-camera' | 'unsupported' | 'camera-failed'

/** Why a picture leads nowhere: no code in it, only codes of somebody else, or not to be opened. */
export type PictureFailureReason = 'nothing-found' | 'not-ours' | 'unreadable'

/** What the `readPicture` port is asked. The picture is not to leave the device. */
export interface ReadPictureRequest {
  /** Whatever the app needs to read it, such as a browser's File. The machine never looks inside. */
  readonly picture: unknown
}

/** What the `readPicture` port answers. */
export interface PictureAnswer {
  /** The reference in the first code that is one of ours. */
  readonly reference: string | undefined
  /** How many codes there are, whoever they belong to. */
  readonly codes: number
}

/** What the `camera` port tells while it runs. When it is stopped, it lets the camera go at once, also one that is being opened. */
export type CameraEvent =
  /** The camera shows something. The handle is for the view that shows it as well; the machine never looks inside. */
  | { readonly type: 'CAMERA.OPENED'; readonly handle: unknown }
  | { readonly type: 'CAMERA.FAILED'; readonly reason: CameraFailureReason }
  /** A code was seen, with the reference in it, or `undefined` where it is not one of ours. */
  | { readonly type: 'CODE.SEEN'; readonly reference: string | undefined }

export type ScanCodeEvent =
  | { readonly type: 'CAMERA.WANTED' }
  /** A picture was chosen; the camera is let go, and a picture that is being read is given up. */
  | { readonly type: 'PICTURE.CHOSEN'; readonly picture: unknown }
  | { readonly type: 'RETRY' }
  | { readonly type: 'STOPPED' }
  | CameraEvent

export type ScanCodeEmitted =
  | { readonly type: 'found'; readonly reference: string; readonly reason: 'camera' | 'picture' }
  | { readonly type: 'failed'; readonly reason: CameraFailureReason | PictureFailureReason; readonly error: unknown }

export interface ScanCodeContext {
  /** What the view shows while the camera looks. */
  readonly camera: unknown
  /** The picture that is being read, or that could not be. */
  readonly picture: unknown
  readonly reference: string | undefined
  readonly error: unknown
}
