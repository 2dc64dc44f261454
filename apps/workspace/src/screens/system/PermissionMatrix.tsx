import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { LoadingBar } from '@etalon/ui/loading'
import { Grid3x3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { roleMessages } from '../../messages/people.ts'

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
        <Suspense fallback={<LoadingBar />}>
          <MatrixDialog key={turn} dialog={dialog} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  )
}
