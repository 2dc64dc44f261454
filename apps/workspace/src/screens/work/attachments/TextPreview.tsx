import { LoadingBar } from '@etalon/ui/loading'
import { useEffect, useState } from 'react'
import * as styles from './file-preview.css.ts'

/** A text that was handed in, as it is: nothing in it is taken for marks of a page. */
export function TextPreview({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void content.arrayBuffer().then((bytes) => {
      if (isWanted) setText(read(bytes))
    })
    return () => {
      isWanted = false
    }
  }, [content])
  if (text === undefined) return <LoadingBar />
  return (
    <section
      aria-label={name}
      className={styles.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
    >
      <pre className={styles.lines}>{text}</pre>
    </section>
  )
}

/** Text in UTF-8 or, as older programs of China write it, in GB 18030: what the server takes for text is one of both. */
function read(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
