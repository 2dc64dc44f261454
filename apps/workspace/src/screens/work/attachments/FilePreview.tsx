import { contract } from '@etalon/api/contract'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import type { PdfLoad } from '@etalon/ui/pdf-preview'
import { lazy, useCallback } from 'react'
import { useWorkspace } from '../../../workspace/index.ts'
import { OnceAsked } from '../OnceAsked.tsx'
import * as styles from './file-preview.css.ts'
import { PicturePreview } from './PicturePreview.tsx'
import { TextPreview } from './TextPreview.tsx'

/** What reads documents comes with the first one that is looked at. */
const PdfPreview = lazy(async () => ({ default: (await import('@etalon/ui/pdf-preview')).PdfPreview }))

/** A file that can be looked at in the page. */
export interface FileToShow {
  readonly fileId: string
  readonly name: string
}

const picture = /\.(png|jpe?g|gif|webp)$/i
const text = /\.(txt|csv|log|md)$/i

/**
 * A file that the server has, where it can be looked at in the page: a PDF, a picture or a text. What it truly is, and whether it is short
 * enough, the server knows.
 */
export const shownInPage = ({
  fileId,
  fileName,
}: {
  readonly fileId: string
  readonly fileName: string
}): FileToShow | undefined =>
  [/\.pdf$/i, picture, text].some((one) => one.test(fileName)) ? { fileId, name: fileName } : undefined

/** A PDF, a picture or a text that was handed in, to be looked at in the page. @param dialog of `useDialog('large')` */
export function FilePreview({ dialog, file }: { readonly dialog: DialogControl; readonly file: FileToShow }) {
  const { client } = useWorkspace()
  const load = useCallback<PdfLoad>(
    async (fileId, { signal }) => await client.send(contract.file.preview, { query: { fileId }, signal, quiet: true }),
    [client],
  )
  return (
    <Dialog actor={dialog.actor} title={file.name} flush>
      <div className={styles.place}>
        {picture.test(file.name) ? (
          <PicturePreview key={file.fileId} file={file} />
        ) : text.test(file.name) ? (
          <TextPreview key={file.fileId} file={file} />
        ) : (
          <OnceAsked>
            <PdfPreview key={file.fileId} source={file.fileId} name={file.name} load={load} />
          </OnceAsked>
        )}
      </div>
    </Dialog>
  )
}
