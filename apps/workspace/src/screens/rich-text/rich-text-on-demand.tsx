import { type ComponentProps, lazy } from 'react'
import { OnceAsked } from '../work/OnceAsked.tsx'

/** The cleaning of markup, KaTeX and the editor come when a text is written or read, and with no screen before. */
const LoadedField = lazy(async () => ({ default: (await import('./RichTextField.tsx')).RichTextField }))
const LoadedView = lazy(async () => ({ default: (await import('./RichTextReading.tsx')).RichTextReading }))

/** A rich text to be written, with the symbols of the institute and one's own. */
export const RichTextField = (props: ComponentProps<typeof LoadedField>) => (
  <OnceAsked>
    <LoadedField {...props} />
  </OnceAsked>
)

/** A rich text to be read. */
export const RichTextView = (props: ComponentProps<typeof LoadedView>) => (
  <OnceAsked>
    <LoadedView {...props} />
  </OnceAsked>
)
