import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { Grid3x3 } from 'lucide-react'
import { lazy, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { roleMessages } from '../../messages/role.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'

/** The matrix itself comes when it is opened. */
const MatrixDialog = lazy(async () => ({ default: (await import('./MatrixDialog.tsx')).MatrixDialog }))

/** Opens the matrix of what each role sees. */
export function PermissionMatrix({ onSaved }: { readonly onSaved: () => void }) {
  const words = useWords(roleMessages)
  const dialog = useDialog()
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Button icon={Grid3x3} onPress={() => setTurn(turn + 1)}>
        {words.matrix}
      </Button>
      {/* Asked for anew each time: roles and menus may be others by now. */}
      {turn > 0 && (
        <OnceAsked>
          <MatrixDialog key={turn} dialog={dialog} onSaved={onSaved} />
        </OnceAsked>
      )}
    </>
  )
}
