import { useState } from 'react'
import { storyGroups } from '../formula-input/story-symbols.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { RichText, type RichTextProps } from './index.ts'
import { keepInPage, storyCharacters } from './story-text.ts'

/** A field with all that it needs, as a page would keep it, and a button after it. */
export function Subject({ language = 'zh', ...props }: Partial<RichTextProps> & { language?: 'zh' | 'en' }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <MessagesProvider language={language}>
      <RichText
        label="说明"
        characters={storyCharacters}
        formulas={{ groups: storyGroups }}
        uploadPicture={keepInPage}
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange?.(next)
          setValue(next)
        }}
      />
      <button type="button">后面</button>
    </MessagesProvider>
  )
}
