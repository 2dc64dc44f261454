import { Note } from '@etalon/ui/note'

/** Something to know before going on. */
export function Example() {
  return (
    <Note tone="warning" title="The standard expires on 24 November">
      Measurements after that day need another one.
    </Note>
  )
}
