import { contract, type OrderDetail } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { Section } from '@etalon/ui/card'
import { FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { StatePill } from '@etalon/ui/state-pill'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Editing } from '../record-form/EditedRecord.tsx'
import { faultsAt } from '../record-form/faults-at.ts'
import { RecordStanding } from '../record-form/RecordStanding.tsx'
import { RemarkField } from '../record-form/RemarkField.tsx'
import * as styles from '../record-form/record-form.css.ts'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { useCartTaking } from '../work/use-cart-taking.ts'
import { BillSection } from './BillSection.tsx'
import { InstrumentGrid } from './InstrumentGrid.tsx'
import { OrderClient } from './OrderClient.tsx'
import {
  chargedPrices,
  draftOf,
  emptyOrder,
  enterpriseOf,
  faultsOf,
  formOf,
  keepFaultsOf,
  type OrderDraft,
  type OrderFault,
  readOrderDraft,
  rowOf,
} from './order-draft.ts'
import { RegistrationAside } from './RegistrationAside.tsx'
import { useOrderParts } from './use-order-parts.ts'
import { usePickup } from './use-pickup.ts'
import { VisitSection } from './VisitSection.tsx'

const path = '/order/order-registration/index'

export interface RegistrationFormProps extends ViewProps, Editing<OrderDetail, OrderDraft> {
  /** What a new one begins with, such as what was quoted. @default nothing */
  readonly begun?: OrderDraft
}

/** One page: the bill, the enterprise, the contact and the instruments. What is typed saves itself on this device. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { query, before: order, history = [], begun = emptyOrder, carried, onChangedMeanwhile } = props
  const { client, toasts } = useWorkspace()
  const words = useWords(orderMessages)
  const form = useWords(recordFormMessages)
  const planned = useWords(orderVisitMessages)
  // A whole order does not become one that is only kept.
  const mayKeep = order === undefined || order.isTemp
  const { keep, ...wholeWords } = words
  const initial = useMemo(() => (order ? draftOf(order) : begun), [order, begun])
  const name = order || begun.quote === null ? 'order' : `order:quote:${begun.quote.id}`
  const kept = { name, path, detailPath: '/order/order-detail/index', query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before: order, initial, read: readOrderDraft })
  const { values, change } = draft
  const parts = useOrderParts()

  const language = useLanguage()
  const faults = faultsOf(values)
  const keepFaults = keepFaultsOf(values)
  const pickupId = order === undefined ? query.pickupId : undefined
  const sending = useHandingIn({
    draft,
    before: draft.edited,
    isSound: (what) => (what === 'keep' ? keepFaults : faults).length === 0,
    save(edited, idempotencyKey, what) {
      const sent = { body: { ...formOf(values, edited), ...(pickupId && !edited ? { pickupId } : {}) }, idempotencyKey }
      return what === 'keep' ? client.send(contract.order.keep, sent) : client.send(contract.order.submit, sent)
    },
    handIn: (body, idempotencyKey) => client.send(contract.order.move, { body, idempotencyKey }),
    onSent({ id, orderNo, piecesAgain }, what) {
      const told = { keep: words.keptOrder, save: words.savedOrder, submit: words.submittedOrder }
      draft.finish(id, told[what](orderNo))
      const again = piecesAgain.map(({ row, first, order: other }) =>
        other === null ? words.rowTwice(row, first ?? row) : words.rowOpen(row, other.orderNo),
      )
      if (again.length > 0) toasts.show({ tone: 'warning', title: words.piecesAgain, detail: words.piecesAgainOf(again) })
    },
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : sending.tried === 'keep' ? keepFaults : faults
  const labelOf = (fault: OrderFault) => {
    const names: Record<OrderFault['field'], string> = {
      enterId: words.enterName,
      applicant: words.applicant,
      mobile: words.mobile,
      phone: words.phone,
      instruments: words.sections.instruments,
      kindCode: words.kind,
      name: words.columns.name,
      model: words.columns.model,
      serial: words.columns.serial,
      ...planned.fields,
    }
    return fault.row === undefined ? names[fault.field] : form.rowLabel(names[fault.field], fault.row + 1)
  }
  const messageOf = (fault: OrderFault) =>
    typeof fault.kind === 'object'
      ? fieldRules[fault.kind.rule].message[language]
      : fault.kind === 'none'
        ? words.noInstruments
        : fault.kind === 'required'
          ? form.required(labelOf(fault))
          : fault.kind === 'kind'
            ? words.kindUnknown
            : planned[fault.kind]
  const errorOf = faultsAt(shown, messageOf)
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
        <RecordStanding dictionary="order_status" before={order} number={order?.orderNo}>
          {order?.isTemp && <StatePill shape="begun">{words.isTemp}</StatePill>}
          {!order && values.quote !== null && (
            <Link to={`${quoteDetailPath}?id=${values.quote.id}`}>{words.byQuote(values.quote.quoteNo)}</Link>
          )}
        </RecordStanding>
      }
      draft={draft}
      sending={sending}
      words={mayKeep ? words : wholeWords}
      notes={
        <>
          <ReasonNote history={history} />
          {order?.isTemp && <Note>{words.tempNote}</Note>}
        </>
      }
      meanwhile={{ ...draft.meanwhile, parts }}
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <div className={styles.layout}>
        <div className={styles.fields}>
          <BillSection values={values} change={change} />
          <OrderClient values={values} change={change} error={errorOf('enterId')} />
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
              <RemarkField value={values.remark} onChange={change} placeholder={words.remarkPlaceholder} />
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
        enterId={values.enterId}
        faults={shown}
        onChange={(instruments) => change({ instruments })}
      />
    </DraftForm>
  )
}
