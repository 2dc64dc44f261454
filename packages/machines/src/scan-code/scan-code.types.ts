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
  /** There is no view through a camera, or no longer. */
  | { readonly type: 'CAMERA.FAILED'; readonly reason: CameraFailureReason }
  /** A code was seen, with the reference in it, or `undefined` where it is not one of ours. */
  | { readonly type: 'CODE.SEEN'; readonly reference: string | undefined }

/** What a scan can be told, and what its `camera` port tells. */
export type ScanCodeEvent =
  /** Look through the camera. */
  | { readonly type: 'CAMERA.WANTED' }
  /** A picture was chosen; the camera is let go, and a picture that is being read is given up. */
  | { readonly type: 'PICTURE.CHOSEN'; readonly picture: unknown }
  /** Do again what failed: open the camera, unless this browser cannot, or read a picture that could not be opened. */
  | { readonly type: 'RETRY' }
  /** Look no longer: the camera is let go, and a picture is given up. */
  | { readonly type: 'STOPPED' }
  | CameraEvent

/** What a scan tells. */
export type ScanCodeEmitted =
  /** A code of ours was seen by the camera, which is let go, or in the picture. */
  | { readonly type: 'found'; readonly reference: string; readonly reason: 'camera' | 'picture' }
  /** Nothing of ours was found, or nothing could be looked at. No `RETRY` after `unsupported`, `nothing-found`, `not-ours`. */
  | { readonly type: 'failed'; readonly reason: CameraFailureReason | PictureFailureReason; readonly error: unknown }

/** What a scan remembers. */
export interface ScanCodeContext {
  /** What the view shows while the camera looks. */
  readonly camera: unknown
  /** The picture that is being read, or that could not be. */
  readonly picture: unknown
  /** The reference that was found; undefined until then. */
  readonly reference: string | undefined
  /** What a port failed with, for the log; undefined where it told a reason alone. */
  readonly error: unknown
}
