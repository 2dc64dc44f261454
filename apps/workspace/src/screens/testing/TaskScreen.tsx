import type { ItemRow } from '@etalon/api/contract'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { ListView } from '../list/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { ItemList } from './ItemList.tsx'

/** Submitting is done on the original record, where the readings are. */
const onRecord = ['submit']

/** Whose items they are, the person knows. */
const hiddenAtFirst = ['testerName', 'groupName']

/** The items that a tester has in hand. */
export default function TaskScreen() {
  const { session } = useWorkspace()
  const words = useWords(testingMessages)
  const labels = useLabels()
  const testerId = useSelector(session, ({ context }) => context.user?.id ?? '0')
  const always = useMemo(() => ({ testerId }), [testerId])
  const views = useMemo(
    (): ListView[] => [
      ...['300', '350', '400', '500', '600'].map((state) => ({
        value: state,
        label: labels.of('item_state', state),
        filter: { state },
      })),
      { value: 'all', label: labels.all, filter: {} },
    ],
    [labels],
  )
  const recordWords = useCallback((row: ItemRow) => (row.standing.state === '300' ? words.enterReadings : undefined), [words])
  return (
    <ItemList
      title={words.tasks}
      resCode="task"
      views={views}
      always={always}
      hiddenAtFirst={hiddenAtFirst}
      except={onRecord}
      recordWords={recordWords}
    />
  )
}
