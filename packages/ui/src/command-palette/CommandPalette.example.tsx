import { Button } from '@etalon/ui/button'
import { CommandPalette, useCommandPalette } from '@etalon/ui/command-palette'
import { FileText } from 'lucide-react'

const groups = [{ id: 'screens', label: 'Screens', icon: FileText }]
const commands = [
  { id: 'orders', label: 'Orders', group: 'screens' },
  { id: 'samples', label: 'Samples', group: 'screens', shortcut: 'Ctrl Shift S' },
]

/** Control + K opens it, and so does a button. */
export function Example() {
  const palette = useCommandPalette({ onChosen: (id) => console.log(id) })
  return (
    <>
      <Button onPress={() => palette.send({ type: 'OPEN' })}>Find</Button>
      <CommandPalette actor={palette} commands={commands} groups={groups} />
    </>
  )
}
