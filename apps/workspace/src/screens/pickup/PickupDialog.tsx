import { contract, type PickupRow } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { NumberField } from '@etalon/ui/number-field'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateTimeField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useEnterpriseSearch } from '../enterprise/use-enterprise-search.ts'
import type { OwnEnterprise } from './use-own-enterprise.ts'

interface Option {
  readonly value: string
  readonly label: string
}

interface Draft {
  readonly enter: Option | null
  readonly place: string
  readonly contact: string
  readonly mobile: string
  readonly pickupTime: string | null
  readonly instrumentCount: string
  readonly remark: string
}

// The first field that is wrong gets the focus: they stand in the order in which they are read.
const empty: Draft = { enter: null, pickupTime: null, instrumentCount: '', place: '', contact: '', mobile: '', remark: '' }
const draftOf = (row: PickupRow): Draft => ({
  enter: { value: row.enterId, label: row.enterName },
  pickupTime: `${row.pickupTime}:00`,
  instrumentCount: String(row.instrumentCount),
  place: row.place,
  contact: row.contact,
  mobile: row.mobile,
  remark: row.remark,
})

const draftOfOwn = ({ value, label, ...known }: OwnEnterprise): Draft => ({ ...empty, enter: { value, label }, ...known })

/** What is filled in of the enterprise that was chosen. */
type Filled = Pick<Draft, 'place' | 'contact' | 'mobile'>

/** Now, as the institute's clock shows it. */
const now = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

interface PickupDialogProps {
  readonly dialog: DialogControl
  /** The appointment that is changed; without it a new one is asked for. */
  readonly before?: PickupRow
  /** The only enterprise that may be named, for people of an enterprise. */
  readonly own?: OwnEnterprise | undefined
  readonly onSaved: (saved: PickupRow) => void
}

/** Asks when and where instruments are to be fetched, how many, and whom to call. */
export function PickupDialog({ dialog, before, own, onSaved }: PickupDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(pickupMessages)
  const language = useLanguage()
  const key = useRef(crypto.randomUUID())
  const required = (label: string) => (value: string) => (value.trim() === '' ? words.required(label) : undefined)
  const form = useForm<Draft>({
    initial: before ? draftOf(before) : own ? draftOfOwn(own) : empty,
    rules: {
      enter: (value) => (value === null ? words.required(words.enterName) : undefined),
      place: required(words.place),
      contact: required(words.contact),
      mobile: [required(words.mobile), (value) => fieldRules.mobile(value) && fieldRules.mobile.message[language]],
      pickupTime: (value) => {
        if (value === null || value.length < 16) return words.required(words.pickupTime)
        return value.slice(0, 16) <= now() ? words.timePast : undefined
      },
      instrumentCount: (value) => (/^[1-9]\d{0,3}$|^10000$/.test(value.trim()) ? undefined : words.countRule),
    },
    onSubmit: async ({ enter, pickupTime, instrumentCount, ...draft }) => {
      const saved = await client.send(contract.pickup.submit, {
        body: {
          ...draft,
          ...(before ? { id: before.id, version: before.standing.version } : {}),
          enterId: enter?.value ?? '',
          pickupTime: (pickupTime ?? '').slice(0, 16),
          instrumentCount: Number(instrumentCount),
        },
        idempotencyKey: key.current,
      })
      toasts.show({ tone: 'success', title: words.saved(saved.pickupNo) })
      dialog.close('done')
      onSaved(saved)
      return undefined
    },
    onFailed: saidByClient,
  })
  const enterprises = useEnterpriseSearch()
  const filled = useRef<Filled>({ place: '', contact: '', mobile: '' })
  // What the enterprise is known by stands where nobody typed something else; of another enterprise, that of the one before goes.
  const choose = (option: Option | null) => {
    form.field('enter').onChange(option)
    const found = enterprises.found(option?.value)
    const known = { place: found?.address ?? '', contact: found?.contactName ?? '', mobile: found?.mobile ?? '' }
    for (const name of ['place', 'contact', 'mobile'] as const) {
      const field = form.field(name)
      if (field.value === '' || field.value === filled.current[name]) field.onChange(known[name])
    }
    filled.current = known
  }
  return (
    <FormDialog dialog={dialog} title={before ? words.editTitle(before.pickupNo) : words.add} form={form} submit={words.save}>
      {own ? (
        <TextField label={words.enterName} value={own.label} readOnly />
      ) : (
        <RemoteComboBox
          {...form.field('enter')}
          onChange={choose}
          label={words.enterName}
          required
          placeholder={words.enterPlaceholder}
          load={enterprises.load}
        />
      )}
      <FormGrid columns={2}>
        <DateTimeField {...form.field('pickupTime')} label={words.pickupTime} required seconds={false} />
        <NumberField {...form.field('instrumentCount')} label={words.instrumentCount} required decimals={0} />
      </FormGrid>
      <TextField {...form.field('place')} label={words.place} required maxLength={200} />
      <FormGrid columns={2}>
        <TextField {...form.field('contact')} label={words.contact} required maxLength={32} />
        <TextField {...form.field('mobile')} label={words.mobile} required type="tel" maxLength={11} />
      </FormGrid>
      <TextArea {...form.field('remark')} label={words.remark} hint={words.remarkHint} maxLength={500} />
    </FormDialog>
  )
}
