import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { lazy } from 'react'
import { Answered } from '../../../answers/Answered.tsx'
import { OnceAsked } from '../OnceAsked.tsx'
import * as styles from './file-preview.css.ts'
import { PicturePreview } from './PicturePreview.tsx'
import { TextPreview } from './TextPreview.tsx'
import { useFileContent } from './use-file-content.ts'

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

/** What a file is: what the server says that its content is, or, where it says nothing that can be shown, what its name ends in. */
function kindOf({ type }: Blob, name: string): 'picture' | 'text' | 'pdf' {
  if (type.startsWith('application/pdf')) return 'pdf'
  if (/^image\/(?:png|jpeg|gif|webp)/.test(type)) return 'picture'
  if (type.startsWith('text/plain')) return 'text'
  return picture.test(name) ? 'picture' : text.test(name) ? 'text' : 'pdf'
}

/** A PDF, a picture or a text that was handed in, to be looked at in the page. @param dialog of `useDialog('large')` */
export function FilePreview({ dialog, file }: { readonly dialog: DialogControl; readonly file: FileToShow }) {
  return (
    <Dialog actor={dialog.actor} title={file.name} flush>
      <div className={styles.place}>
        <Content key={file.fileId} file={file} />
      </div>
    </Dialog>
  )
}

function Content({ file: { fileId, name } }: { readonly file: FileToShow }) {
  const { answer, reload } = useFileContent(fileId)
  return (
    <Answered answer={answer} reload={reload}>
      {(content) => {
        const kind = kindOf(content, name)
        if (kind === 'picture') return <PicturePreview content={content} name={name} />
        if (kind === 'text') return <TextPreview content={content} name={name} />
        return (
          <OnceAsked>
            <PdfPreview source={content} name={name} />
          </OnceAsked>
        )
      }}
    </Answered>
  )
}
