import type { FoundSample } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { useMessages } from '@etalon/ui/i18n'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { dayOf } from '../work/moments.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { sampleAddress } from './places.ts'

/** Asks which of several samples is meant, such as where an instrument comes every year. */
export function FoundSamplesDialog({
  dialog,
  samples,
}: {
  readonly dialog: DialogControl
  readonly samples: readonly FoundSample[]
}) {
  const words = useWords(sampleMessages)
  const common = useMessages()
  const close = () => dialog.close('done')
  const heads = [words.sampleNo, words.name, words.serial, words.orderNo, words.enterName, words.receivedAt, words.returnedAt]
  return (
    <Dialog
      actor={dialog.actor}
      title={words.foundSeveral(samples.length)}
      onCloseRequested={close}
      footer={<Button onPress={close}>{common.cancel}</Button>}
    >
      <FrameTable label={words.foundFrame} heads={heads}>
        {samples.map((one) => (
          <tr key={one.id}>
            <td>
              <Link to={sampleAddress(one.id)} onClick={close}>
                {one.sampleNo ?? words.notNumbered}
              </Link>
            </td>
            <td>{`${one.name} ${one.model}`}</td>
            <td>{one.serial}</td>
            <td>{one.orderNo}</td>
            <td>{one.enterName}</td>
            <td>{dayOf(one.receivedAt) || '—'}</td>
            <td>{dayOf(one.returnedAt) || '—'}</td>
          </tr>
        ))}
      </FrameTable>
    </Dialog>
  )
}
