import { isBranch, placeOf, type TreeActorRef, type TreeContext, type TreeMark, type TreeNode } from '@etalon/machines/tree'
import { Check, ChevronRight, CircleAlert, GripVertical, RotateCw } from 'lucide-react'
import { type CSSProperties, Fragment } from 'react'
import { Button as Chevron, TreeItem, TreeItemContent, type TreeItemProps, TreeLoadMoreItem } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, spinner } from '../icon/index.ts'
import * as styles from './tree.css.ts'
import { isIcon } from './tree-item.ts'

export interface TreeRowsProps {
  actor: TreeActorRef
  context: TreeContext
  ids: readonly string[]
  open: ReadonlySet<string>
  marks: ReadonlyMap<string, TreeMark>
  unchoosable: ReadonlySet<string>
  /** Whether each row has a handle by which it is dragged. */
  movable: boolean
  /** Loads a branch again that failed. */
  onRetry: (id: string) => void
}

/** A code of several words, such as `CHARGE_RECORD_STATUS`, breaks between them where its line is too short. */
function Breaking({ children }: { children: string }) {
  return children.split(/(?<=_)/).map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have their places alone
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

/** Words with the part marked that a filter found. */
function Words({ children, text }: { children: string; text: string }) {
  const place = placeOf(children, text)
  if (!place) return <Breaking>{children}</Breaking>
  return (
    <>
      <Breaking>{children.slice(0, place.from)}</Breaking>
      <mark className={styles.mark}>
        <Breaking>{children.slice(place.from, place.to)}</Breaking>
      </mark>
      <Breaking>{children.slice(place.to)}</Breaking>
    </>
  )
}

/** The rows of some siblings, and of what is open beneath them. */
export function TreeRows(props: TreeRowsProps) {
  const { context, ids } = props
  return ids.map((id) => {
    const entry = context.index.entries.get(id)
    if (!entry || (context.found && !context.found.shown.has(id))) return null
    return <Row key={id} {...props} node={entry.node} branch={isBranch(entry)} childIds={entry.childIds ?? []} />
  })
}

/** A leaf that cannot be chosen says so; a branch can still be opened. */
const refused: NonNullable<TreeItemProps['render']> = (props) => <div {...props} aria-disabled="true" />

interface RowProps extends TreeRowsProps {
  node: TreeNode
  branch: boolean
  childIds: readonly string[]
}

function Row({ node, branch, childIds, ...rest }: RowProps) {
  const { actor, context, open, marks, unchoosable } = rest
  const { id, label, note } = node
  const messages = useMessages()
  const isRefused = context.mode === 'none' ? node.disabled === true : unchoosable.has(id)
  const mark = marks.get(id) ?? 'none'
  const isOpen = branch && open.has(id)
  // What cannot be chosen can still be opened by a press anywhere on it.
  const opens = branch && isRefused && context.mode !== 'none'
  const toggleOpen = () =>
    actor.send({ type: 'EXPANDED.CHANGED', ids: isOpen ? [...open].filter((one) => one !== id) : [...open, id] })
  return (
    <TreeItem
      id={id}
      textValue={label}
      hasChildItems={branch}
      isDisabled={isRefused}
      className={styles.row}
      {...(isRefused ? { 'data-refused': '' } : {})}
      {...(isRefused && !branch ? { render: refused } : {})}
      {...(opens ? { onAction: toggleOpen } : {})}
    >
      <TreeItemContent>
        {branch ? (
          <Chevron slot="chevron" className={styles.chevron}>
            <Icon icon={ChevronRight} size={14} />
          </Chevron>
        ) : (
          <span className={styles.noChevron} />
        )}
        {context.mode === 'multiple' && (
          <span className={styles.check}>
            <Checkbox
              slot={null}
              label={messages.chooseItem(label)}
              checked={mark === 'all'}
              indeterminate={mark === 'some'}
              disabled={isRefused}
              excludeFromTabOrder
              onChange={() => actor.send({ type: 'ITEM.TOGGLED', id })}
            />
          </span>
        )}
        {isIcon(node.icon) && (
          <span className={styles.icon}>
            <Icon icon={node.icon} size={16} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.label}>
            <Words text={context.text}>{label}</Words>
          </span>
          {note && (
            <span className={styles.note}>
              <Words text={context.text}>{note}</Words>
            </span>
          )}
        </span>
        {rest.movable && (
          <Chevron slot="drag" className={styles.grip} aria-label={messages.dragItem(label)} excludeFromTabOrder>
            <Icon icon={GripVertical} size={14} />
          </Chevron>
        )}
        {context.mode === 'single' && mark === 'all' && (
          <span className={styles.tick}>
            <Icon icon={Check} size={14} />
          </span>
        )}
      </TreeItemContent>
      {isOpen && <TreeRows {...rest} ids={childIds} />}
      {isOpen && <PendingRow {...rest} node={node} />}
      {/* A branch is known by what lies in it: this is never seen, and says that a closed one can be opened. */}
      {branch && !isOpen && <TreeLoadMoreItem isLoading={false} />}
    </TreeItem>
  )
}

/** How far in a row begins; of its own rows react-aria says it itself. */
const inward = (level: number) => ({ '--tree-item-level': level }) as CSSProperties

/** Stands at the end of a branch whose children are on their way, or did not come. */
function PendingRow({ context, node, onRetry }: TreeRowsProps & { node: TreeNode }) {
  const messages = useMessages()
  const branch = context.branches.get(node.id)
  if (branch?.state === 'loading') {
    return (
      <TreeLoadMoreItem isLoading className={styles.row} style={({ level }) => inward(level)} data-pending="">
        <span className={styles.coming}>
          <span className={styles.noChevron} />
          <span className={spinner} />
          <span className={styles.note}>{messages.loading}</span>
        </span>
      </TreeLoadMoreItem>
    )
  }
  if (branch?.state !== 'failed') return null
  const retry = () => onRetry(node.id)
  return (
    <TreeItem
      id={`${node.id} failed`}
      textValue={messages.failedBelow(node.label)}
      isDisabled
      className={styles.row}
      data-pending=""
      onAction={retry}
    >
      <TreeItemContent>
        <span className={styles.noChevron} />
        <span className={styles.failed}>
          <Icon icon={CircleAlert} size={14} />
          {messages.failedTitle}
        </span>
        <Button size="small" icon={RotateCw} slot={null} onPress={retry}>
          {messages.retry}
        </Button>
      </TreeItemContent>
    </TreeItem>
  )
}
