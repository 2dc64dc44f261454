import type { FieldOptions } from '../field/index.ts'
import type { LoadChildren, TreeItem } from '../tree/index.ts'

/** What fields that choose from a tree share. */
export interface TreeSelectOptions extends FieldOptions {
  /** All that can be chosen, each with what lies beneath it. */
  items: readonly TreeItem[]
  /** Needed where an item is `onDemand`. */
  loadChildren?: LoadChildren
  /** The words of a chosen item that is not loaded yet. @default its id */
  labelOf?: (id: string) => string | undefined
  /** Offers a field that filters by label and note. @default true */
  filterable?: boolean
  /** Offers a button that empties it. @default false */
  clearable?: boolean
  /** Stands in the field while nothing is chosen. @default a sentence from the catalogue */
  placeholder?: string
  /** The panel was closed, or the focus left the closed field. */
  onBlur?: () => void
}
