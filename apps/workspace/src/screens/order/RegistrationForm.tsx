import { CallProblem } from '@etalon/api/client'
import { contract, type Enterprise, type HistoryEntry, type Instrument, type OrderDetail } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { useDialog } from '@etalon/ui/dialog'
import { ErrorSummary, Form, FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Select } from '@etalon/ui/select'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Send } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { ReasonNote } from '../work/ReasonNote.tsx'
import { useCartTaking } from '../work/use-cart-taking.ts'
import { useLabels } from '../work/use-labels.ts'
import { WorkState } from '../work/WorkState.tsx'
import { InstrumentGrid } from './InstrumentGrid.tsx'
import { LedgerDialog } from './LedgerDialog.tsx'
import {
  chargedPrices,
  draftOf,
  emptyOrder,
  enterpriseOf,
  faultsOf,
  formOf,
  type OrderDraft,
  type OrderFault,
  readOrderDraft,
  rowOf,
} from './order-draft.ts'
import * as styles from './order-registration.css.ts'
import { RegistrationAside } from './RegistrationAside.tsx'
import { useKinds } from './use-kinds.ts'
import { usePickup } from './use-pickup.ts'

const path = '/order/order-registration/index'

/** What the server has of the order already. */
interface EditedOrder {
  readonly id: string
  readonly version: number
  /** Of the next submission, where this page has made one: that would change a record, and must not repeat the making of it. */
  readonly idempotencyKey?: string
}

export interface RegistrationFormProps {
  readonly query: Readonly<Record<string, string>>
  /** The order that is changed; without it a new one is begun. */
  readonly order?: OrderDetail
  /** What happened to that order. */
  readonly history?: readonly HistoryEntry[]
  /** What a new one begins with, such as what was quoted. @default nothing */
  readonly begun?: OrderDraft
}

/** One page: the bill, the enterprise, the contact and the instruments. What is typed saves itself on this device. */
export function RegistrationForm({ query, order, history = [], begun = emptyOrder }: RegistrationFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(orderMessages)
  const labels = useLabels()
  const replaceTab = useReplaceTab({ path, query })
  const kinds = useKinds()
  const ledger = useDialog('medium')
  const initial = useMemo(() => (order ? draftOf(order) : begun), [order, begun])
  // A draft belongs to the version it began from: a newer order begins a new one.
  const formId = order
    ? `order:${order.id}:${order.standing.version}`
    : begun.quote === null
      ? 'order'
      : `order:quote:${begun.quote.id}`
  const draft = useFormDraft(formId, initial, readOrderDraft)
  const { values, change } = draft
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState<'save' | 'submit' | null>(null)
  const edited = useRef<EditedOrder | null>(order ? { id: order.id, version: order.standing.version } : null)
  useReportUnsaved(path, query, draft.hasChanges)

  const language = useLanguage()
  const faults = faultsOf(values)
  const shown = tried ? faults : []
  const labelOf = (fault: OrderFault) => {
    const names: Record<OrderFault['field'], string> = {
      enterId: words.enterName,
      applicant: words.applicant,
      mobile: words.mobile,
      phone: words.phone,
      instruments: words.sections.instruments,
      name: words.columns.name,
      model: words.columns.model,
      serial: words.columns.serial,
    }
    return fault.row === undefined ? names[fault.field] : words.rowLabel(names[fault.field], fault.row + 1)
  }
  const messageOf = (fault: OrderFault) =>
    typeof fault.kind === 'object'
      ? fieldRules[fault.kind.rule].message[language]
      : fault.kind === 'none'
        ? words.noInstruments
        : words.required(labelOf(fault))
  const errorOf = (field: OrderFault['field']) => {
    const fault = shown.find((one) => one.field === field && one.row === undefined)
    return fault && messageOf(fault)
  }

  const known = useRef<readonly Enterprise[]>([])
  const enterprises = async (text: string, signal: AbortSignal) => {
    const found = await client.send(contract.enterprise.search, { query: { keyword: text }, signal, quiet: true })
    known.current = found
    return found.map((one) => ({ value: one.id, label: one.enterName, note: `${one.socialNumber} · ${one.areaName}` }))
  }
  const chooseEnterprise = (id: string | undefined) => {
    const found = known.current.find((one) => one.id === id)
    change(found ? enterpriseOf(found, values) : { enterId: '', enterName: '', socialNumber: '', areaName: '', onAccount: null })
  }
  const pick = (picked: readonly Instrument[]) => change({ instruments: [...values.instruments, ...picked.map(rowOf)] })
  useCartTaking({
    target: 'order',
    draft,
    isNew: order === undefined && begun.quote === null,
    put: (before, entries, enterprise) => {
      const rows = entries.map(rowOf)
      const keys = new Set(rows.map(({ key }) => key))
      return {
        changes: {
          ...(enterprise ? enterpriseOf(enterprise, before) : {}),
          instruments: [...before.instruments, ...rows],
        },
        without: ({ instruments }) => ({ instruments: instruments.filter(({ key }) => !keys.has(key)) }),
      }
    },
  })
  const pickupId = order === undefined ? query.pickupId : undefined
  usePickup(draft, pickupId)

  const send = async (what: 'save' | 'submit') => {
    setTried(true)
    if (faults.length > 0 || busy !== null) return
    setBusy(what)
    try {
      const saved = await client.send(contract.order.submit, {
        body: { ...formOf(values, edited.current), ...(pickupId && !edited.current ? { pickupId } : {}) },
        idempotencyKey: edited.current?.idempotencyKey ?? draft.idempotencyKey,
      })
      edited.current = { id: saved.id, version: saved.version, idempotencyKey: crypto.randomUUID() }
      if (what === 'submit')
        await client.send(contract.order.move, {
          body: { id: saved.id, version: saved.version, action: 'submit' },
          idempotencyKey: crypto.randomUUID(),
        })
      draft.actor.send({ type: 'SUBMITTED' })
      edited.current = null
      setTried(false)
      toasts.show({
        tone: 'success',
        title: what === 'submit' ? words.submittedOrder(saved.orderNo) : words.savedOrder(saved.orderNo),
      })
      replaceTab({ path: '/order/order-detail/index', query: { id: saved.id } })
    } catch (error) {
      // The client has said what happened; the draft keeps everything, and a repeat has the same key.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(null)
    }
  }

  return (
    <Form label={order ? words.editOrder : words.registration} onSubmit={() => void send('submit')}>
      <Page
        onSheet
        title={order ? words.editOrder : words.registration}
        beside={
          order ? (
            <>
              <WorkState dictionary="order_status" state={order.standing.state} />
              <span>{order.orderNo}</span>
            </>
          ) : (
            <>
              <StatePill shape="begun">{words.draft}</StatePill>
              {values.quote !== null && (
                <Link to={`${quoteDetailPath}?id=${values.quote.id}`}>{words.byQuote(values.quote.quoteNo)}</Link>
              )}
            </>
          )
        }
        actions={
          <>
            <DraftActions
              draft={draft}
              words={{ label: words.discardDraft, question: words.discardQuestion, consequence: words.discardConsequence }}
              onDiscarded={() => setTried(false)}
            />
            <Button onPress={() => void send('save')} pending={busy === 'save'} disabled={busy === 'submit'}>
              {words.save}
            </Button>
            <Button kind="primary" icon={Send} type="submit" pending={busy === 'submit'} disabled={busy === 'save'}>
              {words.submit}
            </Button>
          </>
        }
      >
        <ReasonNote history={history} />
        <DraftConflict draft={draft} />
        <ErrorSummary
          problems={shown.map((fault) => ({
            name: fault.row === undefined ? fault.field : `${fault.field}-${fault.row}`,
            label: labelOf(fault),
            message: messageOf(fault),
          }))}
        />
        <div className={styles.layout}>
          <div className={styles.fields}>
            <Section title={words.sections.bill}>
              <FormGrid wideFirst>
                <Select
                  label={words.billType}
                  name="billType"
                  required
                  options={labels.options('order-business-type')}
                  value={values.billType}
                  onChange={(billType) => change({ billType: billType ?? '1' })}
                />
                <Select
                  label={words.serviceType}
                  name="serviceType"
                  required
                  options={labels.options('SERVICE_TYPE')}
                  value={values.serviceType}
                  onChange={(serviceType) => change({ serviceType: serviceType ?? '1' })}
                />
                <Select
                  label={words.sendWay}
                  name="sendWay"
                  required
                  options={labels.options('send_way')}
                  value={values.sendWay}
                  onChange={(sendWay) => change({ sendWay: sendWay ?? '1' })}
                />
                <DateField
                  label={words.hopeTestDate}
                  name="hopeTestDate"
                  value={values.hopeTestDate}
                  onChange={(hopeTestDate) => change({ hopeTestDate })}
                  clearable
                />
              </FormGrid>
            </Section>
            <Section title={words.sections.enterprise}>
              <FormGrid wideFirst>
                <FormCell span={2}>
                  <RemoteComboBox
                    label={words.enterName}
                    name="enterId"
                    required
                    placeholder={words.enterNamePlaceholder}
                    value={values.enterId === '' ? null : { value: values.enterId, label: values.enterName }}
                    onChange={(option) => chooseEnterprise(option?.value)}
                    load={enterprises}
                    error={errorOf('enterId')}
                  />
                </FormCell>
                <TextField label={words.socialNumber} name="socialNumber" value={values.socialNumber} readOnly />
                <TextField
                  label={words.settlement}
                  name="onAccount"
                  value={values.onAccount === null ? '' : values.onAccount ? words.onAccount : words.notOnAccount}
                  readOnly
                />
                <TextField label={words.areaName} name="areaName" value={values.areaName} readOnly />
                <FormCell span={2}>
                  <TextField
                    label={words.address}
                    name="address"
                    value={values.address}
                    onChange={(address) => change({ address })}
                    maxLength={200}
                  />
                </FormCell>
              </FormGrid>
            </Section>
            <Section title={words.sections.contact}>
              <FormGrid wideFirst>
                <TextField
                  label={words.applicant}
                  name="applicant"
                  required
                  value={values.applicant}
                  onChange={(applicant) => change({ applicant })}
                  maxLength={32}
                  error={errorOf('applicant')}
                />
                <TextField
                  label={words.mobile}
                  name="mobile"
                  required
                  type="tel"
                  value={values.mobile}
                  onChange={(mobile) => change({ mobile })}
                  maxLength={11}
                  error={errorOf('mobile')}
                />
                <TextField
                  label={words.phone}
                  name="phone"
                  type="tel"
                  value={values.phone}
                  onChange={(phone) => change({ phone })}
                  maxLength={32}
                  error={errorOf('phone')}
                />
                <FormCell span="all">
                  <TextArea
                    label={words.remark}
                    name="remark"
                    value={values.remark}
                    onChange={(remark) => change({ remark })}
                    maxLength={500}
                    placeholder={words.remarkPlaceholder}
                  />
                </FormCell>
              </FormGrid>
            </Section>
          </div>
          <RegistrationAside draft={values} faults={faults} />
        </div>
        <InstrumentGrid
          rows={values.instruments}
          prices={chargedPrices(values)}
          kinds={kinds}
          faults={shown}
          ledgerRefusal={values.enterId === '' ? words.ledgerNeedsEnterprise : undefined}
          onChange={(instruments) => change({ instruments })}
          onPick={ledger.open}
        />
        {/* What was ticked in one enterprise's ledger is nothing in another's. */}
        {values.enterId !== '' && <LedgerDialog key={values.enterId} dialog={ledger} enterId={values.enterId} onPicked={pick} />}
      </Page>
    </Form>
  )
}
