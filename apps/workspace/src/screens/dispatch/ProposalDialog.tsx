import type { Board, BoardItem } from '@etalon/api/contract'
import { type Proposal, takerRefusal } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { Icon } from '@etalon/ui/icon'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { StaleNoteInDialog } from '../../answers/StaleNote.tsx'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import * as page from '../order/order-detail.css.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { DueDay } from './BoardCard.tsx'
import * as styles from './board.css.ts'
import { lanesOf } from './dispatch-view.ts'
import { hoursOf } from './hours.ts'
import type { Assignment } from './use-assigning.tsx'

/** To whom nothing goes. */
const nobody = '-'
const everybody = { department: '', group: '' }

interface ProposalDialogProps {
  readonly dialog: DialogControl
  readonly board: Board
  readonly items: readonly BoardItem[]
  readonly proposed: readonly Proposal[]
  readonly onAccepted: (assignments: readonly Assignment[]) => void
}

/** What somebody has in hand then, and that it is more than they can do in a week. */
function Load({ load, capacity }: { readonly load: number; readonly capacity: number }) {
  const words = useWords(dispatchMessages)
  return (
    <>
      {words.load(hoursOf(load), hoursOf(capacity))}
      {load > capacity && (
        <span className={styles.overloaded}>
          <Icon icon={CircleAlert} size={14} />
          {words.overloaded}
        </span>
      )}
    </>
  )
}

/** Who is proposed for what: it is accepted as it is, changed piece by piece, or discarded. Nothing has moved before. */
export function ProposalDialog({ dialog, board, items, proposed, onAccepted }: ProposalDialogProps) {
  const words = useWords(dispatchMessages)
  const nameOf = useNameOf()
  const [given, setGiven] = useState(() => new Map(proposed.map(({ id, staffId }) => [id, staffId ?? nobody])))
  const isChanged = proposed.some(({ id, staffId }) => given.get(id) !== (staffId ?? nobody))
  const rows = proposed.flatMap(({ id }) => items.filter((item) => item.id === id))
  const ableFor = (item: BoardItem) =>
    item.refusal === null ? board.people.filter((person) => takerRefusal(item, person, board.today) === undefined) : []
  const assignments = rows.flatMap((item): Assignment[] => {
    const person = board.people.find(({ staffId }) => staffId === given.get(item.id))
    return person ? [{ id: item.id, item, staffId: person.staffId, staffName: nameOf(person.staffName) }] : []
  })
  const before = new Map(lanesOf(board, everybody).map(({ person, load }) => [person.staffId, load]))
  /** What somebody has in hand with all that goes to them. */
  const loadOf = (staffId: string) =>
    (before.get(staffId) ?? 0) +
    assignments.filter((one) => one.staffId === staffId).reduce((sum, { item }) => sum + item.minutes, 0)
  const accept = () => {
    dialog.close('done')
    onAccepted(assignments)
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={words.proposalTitle(rows.length)}
      views={false}
      unsaved={isChanged}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.discard}</Button>
          <Button kind="primary" onPress={accept} disabled={assignments.length === 0}>
            {words.acceptProposal(assignments.length)}
          </Button>
        </>
      )}
    >
      <StaleNoteInDialog />
      {rows.length === 0 ? (
        <EmptyState title={words.nothingWaits}>{words.nothingWaitsHint}</EmptyState>
      ) : (
        <div className={page.body}>
          <Note tone="info">{words.proposalHint}</Note>
          <FrameTable label={words.proposalTable} heads={[words.item, words.dueDay, words.who, words.after]}>
            {rows.map((item) => {
              const able = ableFor(item)
              const chosen = given.get(item.id) ?? nobody
              return (
                <tr key={item.id}>
                  <td data-words="">{`${item.instrumentName} ${item.itemNo}`}</td>
                  <td>{item.due === null ? '—' : <DueDay due={item.due} today={board.today} />}</td>
                  <td>
                    {able.length === 0 ? (
                      (item.refusal ?? words.nobodyCan)
                    ) : (
                      <Select
                        label={`${words.who} ${item.itemNo}`}
                        labelPosition="hidden"
                        value={chosen}
                        onChange={(value) => setGiven((all) => new Map(all).set(item.id, value ?? nobody))}
                        options={[
                          ...able.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) })),
                          { value: nobody, label: words.nobody },
                        ]}
                      />
                    )}
                  </td>
                  <td>{chosen === nobody ? '—' : <Load load={loadOf(chosen)} capacity={board.capacity} />}</td>
                </tr>
              )
            })}
          </FrameTable>
        </div>
      )}
    </Dialog>
  )
}
