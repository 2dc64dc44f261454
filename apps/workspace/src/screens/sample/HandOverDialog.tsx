import type { SampleRow } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { ComboBox } from '@etalon/ui/combo-box'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { routeMessages } from '../../messages/route.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import * as styles from './hand-over.css.ts'
import { useNextStops } from './use-next-stops.ts'

/** To whom samples go, and where they stand from then on. */
export interface HandingOver {
  readonly toId: string
  readonly toName: string
  readonly place: string
  readonly note: string
}

interface Draft {
  readonly toId: string | null
  readonly place: string
  readonly note: string
}

interface HandOverDialogProps {
  readonly dialog: DialogControl
  readonly samples: readonly SampleRow[]
  readonly onGiven: (given: HandingOver) => void
}

/** Asks to whom one sample or several go. */
export function HandOverDialog({ dialog, samples, onGiven }: HandOverDialogProps) {
  const words = useWords(sampleMessages)
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const routes = useWords(routeMessages)
  const stops = useNextStops(samples.map(({ place }) => place))
  const form = useForm<Draft>({
    initial: { toId: null, place: '', note: '' },
    rules: { toId: (value) => (value === null ? words.required(words.taker) : undefined) },
    onSubmit: async ({ toId, place, note }) => {
      const taker = staff.find(({ staffId }) => staffId === toId)
      if (!taker) return { toId: words.required(words.taker) }
      dialog.close('done')
      onGiven({ toId: taker.staffId, toName: nameOf(taker.staffName), place: place.trim(), note: note.trim() })
      return undefined
    },
  })
  return (
    <FormDialog
      dialog={dialog}
      title={words.handOverTitle(samples.length, samples[0]?.sampleNo ?? '')}
      form={form}
      submit={words.handOver}
    >
      <FormGrid columns={2}>
        <ComboBox
          {...form.field('toId')}
          label={words.taker}
          required
          options={staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) }))}
        />
        <TextField {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={64} />
      </FormGrid>
      {stops.length > 0 && (
        <div className={styles.stops}>
          <span>{routes.next}</span>
          {stops.map(({ stop, route }) => (
            <Button key={stop} size="small" onPress={() => form.change({ place: stop })}>
              {routes.nextOf(stop, route)}
            </Button>
          ))}
        </div>
      )}
      <TextField {...form.field('note')} label={words.note} maxLength={200} />
      <p className={styles.why}>{words.handOverHint}</p>
    </FormDialog>
  )
}
