import { Button } from '@etalon/ui/button'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { LoadingBar } from '@etalon/ui/loading'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { Camera } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { sampleScanMessages } from '../../messages/sample-scan.ts'
import * as styles from './hand-over.css.ts'
import type { FindingSamples } from './use-label-scanner.tsx'

type Scan = ComponentType<{ readonly find: (number: string) => Promise<boolean> }>

/** How far the camera's part is: it comes when it is asked for. */
type Coming = 'unasked' | 'coming' | 'missed' | { readonly Scan: Scan }

interface ScanDialogProps {
  readonly dialog: DialogControl
  readonly find: FindingSamples['find']
}

/** Finds a sample by its number, or by that of its instrument: a hand scanner types it here as well as a person, and a camera or a picture shows it. */
export function ScanDialog({ dialog, find }: ScanDialogProps) {
  const words = useWords(sampleMessages)
  const scanWords = useWords(sampleScanMessages)
  const [coming, setComing] = useState<Coming>('unasked')
  const findAndClose = async (number: string) => {
    const isFound = await find(number)
    if (isFound) dialog.close('done')
    return isFound
  }
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    // Left empty for the camera's sake it is no fault: that is said to whoever sends it so.
    onSubmit: async ({ code }) => {
      if (code.trim() === '') return { code: words.required(words.scanned) }
      await findAndClose(code.trim())
      return undefined
    },
  })
  const fetchScan = async () => {
    setComing('coming')
    try {
      const { default: Scan } = await import('./CameraScan.tsx')
      setComing({ Scan })
    } catch {
      setComing('missed')
    }
  }
  return (
    // A number that is looked for is not lost: nothing is asked. The camera stands above: what the field says when it is left empty would else push it away from under the pointer.
    <FormDialog dialog={dialog} title={words.scanTitle} form={{ ...form, isDirty: false }} submit={words.find}>
      {typeof coming === 'object' ? (
        <coming.Scan find={findAndClose} />
      ) : (
        <div className={styles.camera}>
          {coming === 'coming' && <LoadingBar label={scanWords.label} />}
          {coming === 'missed' && (
            <Note tone="warning" live>
              {scanWords.notLoaded}
            </Note>
          )}
          <Button icon={Camera} onPress={() => void fetchScan()} disabled={coming === 'coming'}>
            {coming === 'missed' ? scanWords.again : scanWords.camera}
          </Button>
        </div>
      )}
      <TextField {...form.field('code')} label={words.scanned} required hint={words.scanHint} maxLength={64} autoFocus />
    </FormDialog>
  )
}
