import { Button } from '@etalon/ui/button'
import { useDrawer } from '@etalon/ui/drawer'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAllowed } from '../work/people/use-allowed.ts'
import { RecordDrawer } from './record-on-demand.tsx'
import type { ResourceForm } from './resource-definition.ts'

interface AddButtonProps<Row extends object, Draft extends object> {
  readonly definition: ResourceForm<Row, Draft>
  readonly onSaved: () => void
  /** Whether nothing else of the page is its primary button. @default false */
  readonly isPrimary?: boolean
}

/** A button for a new record of another kind than the list's, such as that what the list belongs to. */
export function AddButton<Row extends object, Draft extends object>({
  definition,
  onSaved,
  isPrimary = false,
}: AddButtonProps<Row, Draft>) {
  const isAllowed = useAllowed()
  const drawer = useDrawer()
  const [turn, setTurn] = useState(0)
  if (!isAllowed(definition.call)) return null
  return (
    <>
      <Button kind={isPrimary ? 'primary' : 'plain'} icon={Plus} onPress={() => setTurn(turn + 1)}>
        {definition.add ?? ''}
      </Button>
      {turn > 0 && <RecordDrawer key={turn} drawer={drawer} definition={definition} row={undefined} onSaved={onSaved} />}
    </>
  )
}
