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

/** One thing that can be done, wherever it stands. */
interface Deed {
  readonly id: string
  readonly label: string
  readonly danger?: boolean
  readonly leads?: boolean
  readonly disabledReason?: string | undefined
  readonly onAction: () => void
}

/** What can be done with a row: one thing as a button, the rest in a menu. Who changes nothing reads: that is their button. */
export function RowButtons<Row>({ row, name, first, onPreview, onHistory, actions, onAct }: RowButtonsProps<Row>) {
  const words = useWords(resourceMessages)
  const label = words.more(name)
  const { preview } = useWords(filePreviewMessages)
  const { historyTitle } = useWords(workMessages)
  const offered = actions
    .filter(({ isOffered }) => isOffered?.(row) ?? true)
    .map((action): Deed => {
      const { key, label: called, danger = false, leads = false } = action
      return { id: key, label: called, danger, leads, disabledReason: action.refusal?.(row), onAction: () => onAct(action) }
    })
  const reading: Deed[] = onPreview ? [{ id: 'preview', label: preview, leads: true, onAction: onPreview }] : []
  const told: Deed[] = onHistory ? [{ id: 'history', label: historyTitle, onAction: onHistory }] : []
  const given: Deed | undefined = first && {
    id: 'first',
    label: first.label,
    disabledReason: first.refusal,
    onAction: first.onPress,
  }
  const leading = given ?? [...reading, ...offered].find(({ leads }) => leads)
  const rest = [...reading, ...told, ...offered].filter((deed) => deed !== leading)
  return (
    <RowActions>
      {leading && (
        <Button kind="soft" size="small" disabledReason={leading.disabledReason} onPress={leading.onAction}>
          {leading.label}
        </Button>
      )}
      {rest.length > 0 && (
        <MenuButton
          label={label}
          actions={rest.map(({ id, label: called, danger = false, disabledReason, onAction }) => ({
            ...{ id, label: called, danger, onAction },
            ...(disabledReason === undefined ? {} : { disabled: true, disabledReason }),
          }))}
        >
          <IconButton kind="quiet" size="small" icon={Ellipsis} label={label} tooltip={false} />
        </MenuButton>
      )}
    </RowActions>
  )
}
