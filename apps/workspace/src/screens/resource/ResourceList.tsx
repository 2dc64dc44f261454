import type { PageRequest } from '@etalon/api/contract'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import { Button } from '@etalon/ui/button'
import { textOf } from '@etalon/ui/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { useDrawer } from '@etalon/ui/drawer'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type Catalogue, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { workMessages } from '../../messages/work.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, useChosenRows } from '../list/index.ts'
import { ManyDialog, useMany } from '../many/index.ts'
import { FilePreview } from '../work/attachments/FilePreview.tsx'
import type { FileToShow } from '../work/attachments/shown-in-page.ts'
import { actionsColumn } from '../work/moves/columns.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { RowButtons } from './RowButtons.tsx'
import { DetailsDrawer, RecordDrawer, RecordHistory } from './record-on-demand.tsx'
import type { Resource, ResourceDefinition, ResourceRow, RowAction, Told } from './resource-definition.ts'
import { questionOf } from './resource-question.ts'
import { TellOnce } from './TellOnce.tsx'
import { useRowActions } from './use-row-actions.ts'

/** Most lists are read as the server answers them. */
const inMemory = () => import('./rows-in-memory.ts')
/** So many are done with at once. */
const mostAtOnce = 500

interface ResourceListProps<Row extends ResourceRow, Draft extends object, Said extends object, Sources> {
  readonly definition: ResourceDefinition<Row, Draft, Said, Sources>
  readonly resource: Resource<Row, Draft>
  /** What is always asked. */
  readonly always?: Readonly<Record<string, string>>
  readonly start?: Readonly<Record<string, string>>
  /** Something was changed: what else is known of these records may be another now. */
  readonly onChanged: () => void
}

/** The Chinese words of a head that may be English: of a catalogue both languages have the same keys. */
function chineseOf({ zh, en }: Catalogue<object>, header: string): string {
  const [key] = Object.entries(en).find(([, words]) => words === header) ?? []
  const chinese: unknown = key === undefined ? header : Object.entries(zh).find(([name]) => name === key)?.[1]
  return typeof chinese === 'string' ? chinese : header
}

interface Opened<Row> {
  /** Rises with each opening, so that a form begins anew. */
  readonly turn: number
  readonly row: Row | undefined
}

/** The list of a definition, with what can be done in it. */
export function ResourceList<Row extends ResourceRow, Draft extends object, Said extends object, Sources>(
  props: ResourceListProps<Row, Draft, Said, Sources>,
) {
  const { definition, resource, always, start, onChanged } = props
  const { client } = useWorkspace()
  const words = useWords(resourceMessages)
  const { historyTitle } = useWords(workMessages)
  const isAllowed = useAllowed()
  const table = useRef<DataTableActorRef>(null)
  const drawer = useDrawer()
  const [opened, setOpened] = useState<Opened<Row>>({ turn: 0, row: undefined })
  const telling = useDialog('small')
  const [told, tell] = useState<Told>()
  const previewing = useDialog('large')
  const [shown, setShown] = useState<FileToShow>()
  const { nameOf, form, details, preview, history } = resource
  const remembering = useDrawer()
  const [remembered, setRemembered] = useState<Opened<Row>>({ turn: 0, row: undefined })
  const refresh = useCallback(() => {
    table.current?.send({ type: 'REFRESH' })
    onChanged()
  }, [onChanged])
  const { act } = useRowActions({ nameOf, onChanged: refresh, onTold: tell })
  const many = useMany<Row>(refresh)
  const open = useCallback((row: Row | undefined) => {
    setOpened(({ turn }) => ({ turn: turn + 1, row }))
  }, [])
  const saves = form !== undefined && isAllowed(form.call)
  const actions = useMemo(() => (resource.actions ?? []).filter(({ call }) => isAllowed(call)), [resource, isAllowed])
  const find = useCallback(
    async (request: PageRequest, signal: AbortSignal) => {
      const usual = () => definition.page(client, questionOf(request), signal)
      if (request.searchType !== 'Y' && !request.ascs && !request.descs) return await usual()
      const { allRows, askedOf, pageInMemory } = await inMemory()
      const asked = askedOf(request)
      if (!asked) return await usual()
      const rows = await allRows((page) => definition.page(client, { ...questionOf(request), ...page }, signal))
      return pageInMemory(rows, asked, request, (row, key) => {
        const column = resource.columns.find((one) => one.key === key)
        return column ? textOf(column, row) : ''
      })
    },
    [definition, client, resource],
  )
  /** All that is selected is all that was found by this. */
  const asked = useRef<PageRequest>(undefined)
  const chosen = useChosenRows<Row>({
    table,
    asked,
    load: useCallback((request: PageRequest) => find(request, new AbortController().signal), [find]),
    most: mostAtOnce,
  })
  /** Conditions ask by what the columns say, whatever the server can be asked. Days are told by their Chinese words, whatever is shown. */
  const advanced = useMemo(
    () =>
      resource.columns.map(
        ({ key, header }): FilterField => ({ prop: key, label: header, chineseLabel: chineseOf(definition.messages, header) }),
      ),
    [resource, definition],
  )
  const columns = useMemo(() => {
    const previewOf = (row: Row) => {
      const file = preview?.(row)
      return (
        file &&
        (() => {
          setShown(file)
          previewing.open()
        })
      )
    }
    const sortable = resource.columns.map((column) => ({ sortable: true, ...column }))
    if (!saves && !details && !preview && !history && actions.length === 0) return sortable
    const firstOf = (row: Row) => {
      if (saves) return { label: words.edit, refusal: form.refusal?.(row), onPress: () => open(row) }
      return details && { label: words.details, refusal: undefined, onPress: () => open(row) }
    }
    const cell = (row: Row) => (
      <RowButtons
        row={row}
        name={nameOf(row)}
        first={firstOf(row)}
        onPreview={previewOf(row)}
        onHistory={history && (() => setRemembered(({ turn }) => ({ turn: turn + 1, row })))}
        actions={actions}
        onAct={(action) => void act(action, row)}
      />
    )
    return [...sortable, actionsColumn<Row>(words.actions, resource.actionsWidth ?? 112, cell)]
  }, [resource, saves, details, preview, history, previewing, actions, words, form, nameOf, open, act])
  const startMany = async (action: RowAction<Row>) => {
    const rows = await chosen()
    if (rows && rows.length > 0) await many.start(action, rows)
  }
  const next = opened.row && form?.next?.(opened.row)
  const ofMany = actions.filter((action) => action.many !== undefined)
  return (
    <>
      <ListScreen<Row>
        title={resource.title}
        resCode={definition.code}
        fields={resource.search}
        advanced={advanced}
        columns={columns}
        load={find}
        asked={asked}
        rowLabel={nameOf}
        empty={resource.empty}
        note={resource.note}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
        actions={
          <>
            {resource.tools?.(refresh)}
            {saves && form.add !== undefined && (
              <Button kind="primary" icon={Plus} onPress={() => open(undefined)}>
                {form.add}
              </Button>
            )}
          </>
        }
        bulkActions={ofMany.map((action) => (
          <Button key={action.key} size="small" kind={action.danger ? 'danger' : 'plain'} onPress={() => void startMany(action)}>
            {action.label}
          </Button>
        ))}
        {...(resource.hiddenAtFirst ? { hiddenAtFirst: resource.hiddenAtFirst } : {})}
        {...(resource.views ? { views: resource.views } : {})}
        {...(resource.startSort ? { startSort: resource.startSort } : {})}
        {...(resource.pages ? { pages: resource.pages } : {})}
        {...(always ? { always } : {})}
        {...(start ? { start } : {})}
      />
      {saves && opened.turn > 0 && (
        <RecordDrawer
          key={opened.turn}
          drawer={drawer}
          definition={form}
          row={opened.row}
          onNext={next && (() => open(next))}
          find={async ({ id }) => {
            const { allRows } = await inMemory()
            const signal = new AbortController().signal
            const rows = await allRows((part) => definition.page(client, { ...part, filter: { ...always } }, signal))
            return rows.find((one) => one.id === id)
          }}
          onSaved={(what) => {
            refresh()
            if (what) tell(what)
          }}
        />
      )}
      {!saves && details && opened.row && (
        <DetailsDrawer key={opened.turn} drawer={drawer} title={nameOf(opened.row)}>
          {details(opened.row)}
        </DetailsDrawer>
      )}
      {history && remembered.row && (
        <DetailsDrawer
          key={`history-${remembered.turn}`}
          drawer={remembering}
          title={`${historyTitle} · ${nameOf(remembered.row)}`}
        >
          <RecordHistory id={remembered.row.id} load={history} />
        </DetailsDrawer>
      )}
      {shown && <FilePreview dialog={previewing} file={shown} />}
      {told && <TellOnce dialog={telling} told={told} forget={tell} />}
      <ManyDialog many={many} nameOf={nameOf} />
    </>
  )
}
