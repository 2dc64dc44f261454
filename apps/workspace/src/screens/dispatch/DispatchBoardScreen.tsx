import { type Board, type BoardItem, contract } from '@etalon/api/contract'
import { itemProgression, type Proposal, proposeAssignments } from '@etalon/api/domain'
import { Button, ButtonLink, IconButton } from '@etalon/ui/button'
import { ListPage } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { MenuButton } from '@etalon/ui/menu'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { List, RefreshCw, Sparkles, UserRoundCheck } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import * as styles from './board.css.ts'
import { type BoardWish, foundIn, lanesOf, waitingOf } from './dispatch-view.ts'
import { PersonColumn } from './PersonColumn.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'
import { type Assignment, useAssigning } from './use-assigning.tsx'
import { useRefusalWords } from './use-refusal-words.ts'
import { WaitingColumn } from './WaitingColumn.tsx'

/** The board on which work is given to people: by dragging, by keyboard, from a menu, or as a proposal that is accepted. */
export default function DispatchBoardScreen() {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dispatch.board, { signal, quiet: true }), [client]),
  )
  // Others dispatch meanwhile: whoever comes back to the window sees what is now.
  useEffect(() => {
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload])
  return (
    <Answered answer={answer} reload={reload}>
      {(board) => <LoadedBoard board={board} reload={reload} />}
    </Answered>
  )
}

const everything: BoardWish = { text: '', domain: '', department: '', group: '' }
const noIds: ReadonlySet<string> = new Set()

function LoadedBoard({ board, reload }: { readonly board: Board; readonly reload: () => void }) {
  const { client } = useWorkspace()
  const words = useWords(dispatchMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const [wish, setWish] = useState(everything)
  const [picked, setPicked] = useState(noIds)
  const [dragged, setDragged] = useState<readonly string[]>([])
  const refusalOf = useRefusalWords(board)
  const { assign, isBusy, report } = useAssigning(reload)
  const moves = useMoves({
    dictionary: 'item_state',
    progression: itemProgression,
    send: (body, how) => client.send(contract.item.move, { body, ...how }),
    onMoved: reload,
  })
  const proposing = useDialog('large')
  const [proposal, setProposal] = useState<{ turn: number; proposed: readonly Proposal[] }>({ turn: 0, proposed: [] })
  const waiting = waitingOf(board)
  const found = foundIn(waiting, wish)
  // What others gave away meanwhile is chosen no longer.
  const chosen = found.filter(({ id }) => picked.has(id))
  const lanes = lanesOf(board, wish)
  const inFlight = waiting.filter(({ id }) => dragged.includes(id))
  /** The same, known as soon as dragging begins: a keyboard asks at once where it may go. */
  const carried = useRef<readonly BoardItem[]>([])
  const drag = (ids: readonly string[]) => {
    carried.current = waiting.filter(({ id }) => ids.includes(id))
    setDragged(ids)
  }
  const giving = useRef(assign)
  useEffect(() => {
    giving.current = assign
  })
  const give = (ids: readonly string[], staffId: string, staffName: string) => {
    const assignments = waiting.flatMap((item): Assignment[] =>
      ids.includes(item.id) ? [{ id: item.id, item, staffId, staffName }] : [],
    )
    setPicked(noIds)
    void giving.current(assignments)
  }
  const propose = () => {
    const work = (chosen.length > 0 ? chosen : found).map(({ refusal, ...item }) => ({ ...item, isBlocked: refusal !== null }))
    const testers = lanes.map(({ person, load }) => ({ ...person, load }))
    setProposal(({ turn }) => ({ turn: turn + 1, proposed: proposeAssignments(work, testers, board.today) }))
    proposing.open()
  }
  const counts = Map.groupBy(waiting, ({ technologyDomain }) => technologyDomain)
  return (
    <ListPage
      title={words.title}
      actions={
        <>
          <IconButton icon={RefreshCw} label={words.refresh} onPress={reload} />
          <ButtonLink icon={List} href="/testing/dispatch/index">
            {words.list}
          </ButtonLink>
          <Button icon={Sparkles} onPress={propose} disabled={found.length === 0}>
            {words.propose}
          </Button>
          <MenuButton
            label={words.assignTo}
            actions={lanes.map(({ person }) => {
              const why = refusalOf(chosen, person)
              return {
                id: person.staffId,
                label: nameOf(person.staffName),
                onAction: () =>
                  give(
                    chosen.map(({ id }) => id),
                    person.staffId,
                    nameOf(person.staffName),
                  ),
                ...(why === undefined ? {} : { disabled: true, disabledReason: words.cannot(why) }),
              }
            })}
          >
            <Button kind="primary" icon={UserRoundCheck} disabled={chosen.length === 0 || isBusy}>
              {chosen.length === 0 ? words.assignNone : words.assignChosen(chosen.length)}
            </Button>
          </MenuButton>
        </>
      }
    >
      <div className={styles.tools}>
        <SegmentedControl
          label={words.allDomains}
          segments={[
            { value: '', label: words.allDomains, count: waiting.length },
            ...[...counts].map(([value, items]) => ({
              value,
              label: labels.of('technology_domain_type', value),
              count: items.length,
            })),
          ]}
          value={wish.domain}
          onChange={(domain) => setWish((one) => ({ ...one, domain }))}
        />
        <TextField
          label={words.find}
          labelPosition="hidden"
          placeholder={words.find}
          value={wish.text}
          onChange={(text) => setWish((one) => ({ ...one, text }))}
        />
        <Select
          label={words.laboratories}
          labelPosition="hidden"
          value={wish.department}
          onChange={(department) => setWish((one) => ({ ...one, department: department ?? '' }))}
          options={[
            { value: '', label: words.allLaboratories },
            ...board.departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {board.groups.length > 0 && (
          <Select
            label={words.group}
            labelPosition="hidden"
            value={wish.group}
            onChange={(group) => setWish((one) => ({ ...one, group: group ?? '' }))}
            options={[{ value: '', label: words.allGroups }, ...board.groups.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </div>
      <div className={styles.board}>
        <WaitingColumn
          items={found}
          total={waiting.length}
          more={board.more}
          today={board.today}
          chosen={new Set(chosen.map(({ id }) => id))}
          onChosen={setPicked}
          onDragged={drag}
        />
        {lanes.map((lane) => (
          <PersonColumn
            key={lane.person.staffId}
            lane={lane}
            today={board.today}
            capacity={board.capacity}
            dragged={inFlight}
            refusal={inFlight.length === 0 ? undefined : refusalOf(inFlight, lane.person)}
            canTake={() => refusalOf(carried.current, lane.person) === undefined}
            onDropped={(ids) => give(ids, lane.person.staffId, nameOf(lane.person.staffName))}
            moves={moves}
          />
        ))}
        {lanes.length === 0 && <EmptyState title={words.noPeople}>{words.noPeopleHint}</EmptyState>}
      </div>
      <p className={styles.foot}>{words.keys}</p>
      {proposal.turn > 0 && (
        <ProposalDialog
          key={proposal.turn}
          dialog={proposing}
          board={board}
          items={waiting}
          proposed={proposal.proposed}
          onAccepted={(assignments) => {
            setPicked(noIds)
            void assign(assignments)
          }}
        />
      )}
      {report}
    </ListPage>
  )
}
