import { contract, type PageRequest, type SampleRow } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { useSelector } from '@xstate/react'
import { QrCode } from 'lucide-react'
import { lazy, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, useChosenRows } from '../list/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { labelAddress, mostLabels } from './places.ts'
import { useLabelScanner } from './use-label-scanner.tsx'
import { useMovingSamples } from './use-moving-samples.tsx'
import { useSampleColumns } from './use-sample-columns.tsx'

// What asks something of a sample comes with the first time that it does.
const ReceiveDialog = lazy(async () => ({ default: (await import('./ReceiveDialog.tsx')).ReceiveDialog }))
const ScanDialog = lazy(async () => ({ default: (await import('./ScanDialog.tsx')).ScanDialog }))

interface SampleListProps {
  readonly title: string
  /** Its columns and filters are kept under this. */
  readonly resCode: string
  /** The view shown at first. @default what waits to be received at the counter, all samples elsewhere */
  readonly startView?: string
}

/** What somebody sees where they receive a sample, and on its page: a window of 1280 pixels has no room for it. */
const hiddenAtFirst = ['label', 'condition', 'materials', 'place', 'model', 'receivedAt', 'returnedAt']

/** A list of samples: they are received, labelled, found by their labels, handed on and sent home, one by one or many at once. */
export function SampleList({ title, resCode, startView }: SampleListProps) {
  const { client, session } = useWorkspace()
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const allowed = useAllowed()
  const isReception = allowed(contract.sample.receive)
  const isHolder = allowed(contract.sample.handOver)
  const personId = useSelector(session, ({ context }) => context.user?.id ?? '0')
  const navigate = useNavigate()
  const receiving = useDialog('medium')
  const scanning = useDialog('small')
  const [chosen, setChosen] = useState<SampleRow | null>(null)
  const [scans, setScans] = useState(0)
  const table = useRef<DataTableActorRef>(null)
  const asked = useRef<PageRequest>(undefined)
  const refresh = useCallback(() => table.current?.send({ type: 'REFRESH' }), [])
  const moving = useMovingSamples(refresh)
  const finding = useLabelScanner()

  const load = useCallback((body: PageRequest) => client.send(contract.sample.page, { body }), [client])
  const chosenRows = useChosenRows<SampleRow>({ table, asked, load, most: mostLabels })
  const withChosen = (what: (rows: readonly SampleRow[]) => void) => async () => {
    const rows = await chosenRows()
    if (rows && rows.length > 0) what(rows)
  }
  const views = useMemo(
    (): ListView[] => [
      ...(isReception ? [{ value: 'receivable', label: words.receivable, filter: { receivable: 'true' } }] : []),
      ...(isHolder ? [{ value: 'mine', label: words.mine, filter: { holderId: personId } }] : []),
      { value: 'all', label: labels.all, filter: {} },
      ...['100', '300'].map((state) => ({ value: state, label: labels.of('sample_state', state), filter: { state } })),
      { value: 'returnable', label: words.returnable, filter: { returnable: 'true' } },
      { value: 'returned', label: words.returned, filter: { returned: 'true' } },
    ],
    [words, labels, isReception, isHolder, personId],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'sampleNo', label: words.sampleNo },
      { prop: 'orderNo', label: words.orderNo },
      { prop: 'serial', label: words.serial, showSearch: false },
      { prop: 'enterName', label: words.enterName, showSearch: false },
      { prop: 'name', label: words.name, showSearch: false },
    ],
    [words],
  )
  const columns = useSampleColumns({
    receive: (row) => {
      setChosen(row)
      receiving.open()
    },
    handOver: (row) => moving.handOver([row]),
    sendBack: (row) => moving.sendBack([row]),
    print: (row) => void navigate(labelAddress([row.id])),
  })
  const printable = (rows: readonly SampleRow[]) => rows.filter(({ sampleNo }) => sampleNo !== null).map(({ id }) => id)
  return (
    <>
      <ListScreen<SampleRow>
        title={title}
        resCode={resCode}
        exported="sample"
        fields={fields}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        views={views}
        startView={startView ?? (isReception ? 'receivable' : 'all')}
        asked={asked}
        load={useCallback(
          (request, signal) => client.send(contract.sample.page, { body: request, signal, quiet: true }),
          [client],
        )}
        rowLabel={(row) => row.sampleNo ?? row.serial}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
        actions={
          <Button
            icon={QrCode}
            onPress={() => {
              setScans((count) => count + 1)
              scanning.open()
            }}
          >
            {words.scan}
          </Button>
        }
        empty={{ title: words.none, text: words.noneHint }}
        bulkActions={
          isHolder && (
            <>
              {isReception && (
                <Button size="small" onPress={withChosen(moving.receive)}>
                  {words.receive}
                </Button>
              )}
              <Button size="small" onPress={withChosen((rows) => void navigate(labelAddress(printable(rows))))}>
                {words.labels}
              </Button>
              <Button size="small" onPress={withChosen(moving.handOver)}>
                {words.handOver}
              </Button>
              {isReception && (
                <Button size="small" onPress={withChosen(moving.sendBack)}>
                  {words.sendBack}
                </Button>
              )}
            </>
          )
        }
      />
      <OnceAsked>{chosen && <ReceiveDialog key={chosen.id} dialog={receiving} sample={chosen} onReceived={refresh} />}</OnceAsked>
      <OnceAsked>{scans > 0 && <ScanDialog key={scans} dialog={scanning} find={finding.find} />}</OnceAsked>
      {finding.choice}
      {moving.dialogs}
    </>
  )
}
