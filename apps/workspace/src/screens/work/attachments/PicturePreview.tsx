import { LoadingBar } from '@etalon/ui/loading'
import { useEffect, useState } from 'react'
import { Answered } from '../../../answers/Answered.tsx'
import type { FileToShow } from './FilePreview.tsx'
import * as styles from './file-preview.css.ts'
import { useFileContent } from './use-file-content.ts'

/** A picture that was handed in, as large as there is room for. */
export function PicturePreview({ file: { fileId, name } }: { readonly file: FileToShow }) {
  const { answer, reload } = useFileContent(fileId)
  return (
    <div className={styles.picture}>
      <Answered answer={answer} reload={reload}>
        {(content) => <Picture content={content} name={name} />}
      </Answered>
    </div>
  )
}

/** The picture under an address that lives as long as it is shown. */
function Picture({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address === undefined ? <LoadingBar /> : <img className={styles.image} src={address} alt={name} />
}
