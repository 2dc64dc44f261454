import { Button, IconButton } from '@etalon/ui/button'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis } from 'lucide-react'
import { filePreviewMessages } from '../../messages/file-preview.ts'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { workMessages } from '../../messages/work.ts'
import { RowActions } from '../work/moves/RowActions.tsx'
import type { RowAction } from './resource-definition.ts'

interface RowButtonsProps<Row> {
  readonly row: Row
  readonly name: string
  /** What the first button is called; without it there is none. */
  readonly first?: { readonly label: string; readonly refusal: string | undefined; readonly onPress: () => void } | undefined
  /** Looks at the row's file; without it there is none to look at. */
  readonly onPreview?: (() => void) | undefined
  /** Shows what happened to the row; without it nobody is told here. */
  readonly onHistory?: (() => void) | undefined
  readonly actions: readonly RowAction<Row>[]
  readonly onAct: (action: RowAction<Row>) => void
}

/** What can be done with a row: one thing as a button, the rest in a menu. */
export function RowButtons<Row>({ row, name, first, onPreview, onHistory, actions, onAct }: RowButtonsProps<Row>) {
  const words = useWords(resourceMessages)
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true)
  const label = words.more(name)
  const { preview } = useWords(filePreviewMessages)
  const { historyTitle } = useWords(workMessages)
  return (
    <RowActions>
      {first && (
        <Button kind="soft" size="small" disabledReason={first.refusal} onPress={first.onPress}>
          {first.label}
        </Button>
      )}
      {(offered.length > 0 || onPreview || onHistory) && (
        <MenuButton
          label={label}
          actions={[
            ...(onPreview ? [{ id: 'preview', label: preview, onAction: onPreview }] : []),
            ...(onHistory ? [{ id: 'history', label: historyTitle, onAction: onHistory }] : []),
            ...offered.map((action) => {
              const refusal = action.refusal?.(row)
              return {
                id: action.key,
                label: action.label,
                danger: action.danger ?? false,
                ...(refusal === undefined ? {} : { disabled: true, disabledReason: refusal }),
                onAction: () => onAct(action),
              }
            }),
          ]}
        >
          <IconButton kind="quiet" size="small" icon={Ellipsis} label={label} tooltip={false} />
        </MenuButton>
      )}
    </RowActions>
  )
}
