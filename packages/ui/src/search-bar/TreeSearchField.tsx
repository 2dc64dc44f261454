import { isEmpty, type SearchFieldDefinition, type SearchValue } from '@etalon/machines/search-bar'
import { useMemo } from 'react'
import type { FieldOptions } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { TreeMultiSelect, TreeSelect } from '../tree-select/index.ts'
import { listOf, textOf } from './search-value.ts'
import { treeItemsOf } from './tree-items.ts'

export interface TreeSearchFieldProps {
  field: SearchFieldDefinition
  /** What every field is given. */
  shared: FieldOptions & { readonly onBlur: () => void }
  value: SearchValue
  onChange: (value: SearchValue) => void
}

/** A field whose options stand in a tree. */
export function TreeSearchField({ field, shared, value, onChange }: TreeSearchFieldProps) {
  const messages = useMessages()
  const items = useMemo(() => treeItemsOf(field), [field])
  const tree = { ...shared, items, clearable: field.clearable !== false, placeholder: messages.all }
  const leavesOnly = field.checkStrictly !== true
  if (field.multiple)
    return <TreeMultiSelect {...tree} value={listOf(value)} onChange={(keys) => onChange(keys)} cascade={leavesOnly} />
  return (
    <TreeSelect
      {...tree}
      value={isEmpty(value) ? null : textOf(value)}
      onChange={onChange}
      leavesOnly={leavesOnly}
      showWay={field.showAllLevels ?? true}
    />
  )
}
