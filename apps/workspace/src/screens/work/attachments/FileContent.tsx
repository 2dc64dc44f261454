import { lazy } from 'react'
import { Answered } from '../../../answers/Answered.tsx'
import { OnceAsked } from '../OnceAsked.tsx'
import { PicturePreview } from './PicturePreview.tsx'
import { endings, type FileToShow } from './shown-in-page.ts'
import { TextPreview } from './TextPreview.tsx'
import { useFileContent } from './use-file-content.ts'

/** What reads documents comes with the first one that is looked at. */
const PdfPreview = lazy(async () => ({ default: (await import('@etalon/ui/pdf-preview')).PdfPreview }))

/** What a file is: what the server says that its content is, or, where it says nothing that can be shown, what its name ends in. */
function kindOf({ type }: Blob, name: string): 'picture' | 'text' | 'pdf' {
  if (type.startsWith('application/pdf')) return 'pdf'
  if (/^image\/(?:png|jpeg|gif|webp)/.test(type)) return 'picture'
  if (type.startsWith('text/plain')) return 'text'
  return endings.picture.test(name) ? 'picture' : endings.text.test(name) ? 'text' : 'pdf'
}

/** What stands in a file, as a picture, as a text, or as pages. */
export function FileContent({ file: { fileId, name } }: { readonly file: FileToShow }) {
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
