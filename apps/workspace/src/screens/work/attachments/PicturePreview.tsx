import { LoadingBar } from '@etalon/ui/loading'
import { useEffect, useState } from 'react'
import * as styles from './file-preview.css.ts'

/** A picture that was handed in, as large as there is room for, under an address that lives as long as it is shown. */
export function PicturePreview({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return (
    <div className={styles.picture}>
      {address === undefined ? <LoadingBar /> : <img className={styles.image} src={address} alt={name} />}
    </div>
  )
}
