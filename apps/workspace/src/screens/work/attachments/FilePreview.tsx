import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { lazy } from 'react'
import { OnceAsked } from '../OnceAsked.tsx'
import * as styles from './file-preview.css.ts'
import type { FileToShow } from './shown-in-page.ts'

/** It comes with the first file that is looked at: every list of records has a place for one. */
const FileContent = lazy(async () => ({ default: (await import('./FileContent.tsx')).FileContent }))

/** A PDF, a picture or a text that was handed in, to be looked at in the page. @param dialog of `useDialog('large')` */
export function FilePreview({ dialog, file }: { readonly dialog: DialogControl; readonly file: FileToShow }) {
  return (
    <Dialog actor={dialog.actor} title={file.name} flush>
      <div className={styles.place}>
        <OnceAsked>
          <FileContent key={file.fileId} file={file} />
        </OnceAsked>
      </div>
    </Dialog>
  )
}
