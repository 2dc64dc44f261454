import { contract, type HistoryEntry, type Instrument, type OrderDetail } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { Section } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useEnterpriseSearch } from '../enterprise/use-enterprise-search.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { DraftForm } from '../work/DraftForm.tsx'
import { ReasonNote } from '../work/ReasonNote.tsx'
import { useCartTaking } from '../work/use-cart-taking.ts'
import { WorkState } from '../work/WorkState.tsx'
import { BillSection } from './BillSection.tsx'
import { ClientSection } from './ClientSection.tsx'
import { InstrumentGrid } from './InstrumentGrid.tsx'
import { LedgerDialog } from './LedgerDialog.tsx'
import {
  chargedPrices,
  draftOf,
  emptyOrder,
  enterpriseOf,
  faultsOf,
  formOf,
  keepFaultsOf,
  noEnterprise,
  type OrderDraft,
  type OrderFault,
  readOrderDraft,
  rowOf,
} from './order-draft.ts'
import * as styles from './order-registration.css.ts'
import { RegistrationAside } from './RegistrationAside.tsx'
import { useKinds } from './use-kinds.ts'
import { usePickup } from './use-pickup.ts'
import { VisitSection } from './VisitSection.tsx'

const path = '/order/order-registration/index'

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
  const planned = useWords(orderVisitMessages)
  // A whole order does not become one that is only kept.
  const mayKeep = order === undefined || order.isTemp
  const { keep, ...wholeWords } = words
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
  useReportUnsaved(path, query, draft.hasChanges)

  const language = useLanguage()
  const faults = faultsOf(values)
  const keepFaults = keepFaultsOf(values)
  const pickupId = order === undefined ? query.pickupId : undefined
  const sending = useHandingIn({
    draft,
    before: order && { id: order.id, version: order.standing.version },
    isSound: (what) => (what === 'keep' ? keepFaults : faults).length === 0,
    save(edited, idempotencyKey, what) {
      const sent = { body: { ...formOf(values, edited), ...(pickupId && !edited ? { pickupId } : {}) }, idempotencyKey }
      return what === 'keep' ? client.send(contract.order.keep, sent) : client.send(contract.order.submit, sent)
    },
    handIn: (body, idempotencyKey) => client.send(contract.order.move, { body, idempotencyKey }),
    onSent({ id, orderNo }, what) {
      const told = { keep: words.keptOrder, save: words.savedOrder, submit: words.submittedOrder }
      toasts.show({ tone: 'success', title: told[what](orderNo) })
      replaceTab({ path: '/order/order-detail/index', query: { id } })
    },
  })
  const shown = sending.tried === null ? [] : sending.tried === 'keep' ? keepFaults : faults
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
      ...planned.fields,
    }
    return fault.row === undefined ? names[fault.field] : words.rowLabel(names[fault.field], fault.row + 1)
  }
  const messageOf = (fault: OrderFault) =>
    typeof fault.kind === 'object'
      ? fieldRules[fault.kind.rule].message[language]
      : fault.kind === 'none'
        ? words.noInstruments
        : fault.kind === 'required'
          ? words.required(labelOf(fault))
          : planned[fault.kind]
  const errorOf = (field: OrderFault['field'], row?: number) => {
    const fault = shown.find((one) => one.field === field && one.row === row)
    return fault && messageOf(fault)
  }

  const enterprises = useEnterpriseSearch()
  const chooseEnterprise = (id: string | undefined) => {
    const found = enterprises.found(id)
    change(found ? enterpriseOf(found, values) : noEnterprise)
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
  usePickup(draft, pickupId)

  return (
    <DraftForm
      title={order ? words.editOrder : words.registration}
      beside={
        order ? (
          <>
            <WorkState dictionary="order_status" state={order.standing.state} />
            {order.isTemp && <StatePill shape="begun">{words.isTemp}</StatePill>}
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
      draft={draft}
      sending={sending}
      words={mayKeep ? { ...words, discard: words.discardDraft } : { ...wholeWords, discard: words.discardDraft }}
      notes={
        <>
          <ReasonNote history={history} />
          {order?.isTemp && <Note>{words.tempNote}</Note>}
        </>
      }
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <div className={styles.layout}>
        <div className={styles.fields}>
          <BillSection values={values} change={change} />
          <ClientSection
            values={values}
            change={change}
            chosen={chooseEnterprise}
            load={enterprises.load}
            error={errorOf('enterId')}
          />
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
              <TextField
                label={words.agent}
                name="agent"
                hint={words.agentHint}
                value={values.agent}
                onChange={(agent) => change({ agent })}
                maxLength={32}
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
          {values.serviceType === '2' && (
            <VisitSection visit={values.visit} order={values} errorOf={errorOf} onChange={(visit) => change({ visit })} />
          )}
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
    </DraftForm>
  )
}
