import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { loadedScreen } from '../loaded-screen.ts'
import { OnDemand } from '../OnDemand.tsx'

/** The table comes with the first screen that has one, or with this. */
const materials = loadedScreen<object>(async () => ({ default: (await import('./Materials.tsx')).Materials }))

/** What an institute offers to download, as a dialog with a table of 300 px (SHELL-5). @param dialog of `useDialog('medium')` */
export function DownloadCentre({ dialog }: { readonly dialog: DialogControl }) {
  const words = useWords(tellingMessages)
  return (
    <Dialog actor={dialog.actor} title={words.downloads}>
      <OnDemand part={materials} given={{}} />
    </Dialog>
  )
}
