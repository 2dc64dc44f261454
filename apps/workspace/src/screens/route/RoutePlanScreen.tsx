import { contract, type RouteNode, type RoutePlan, type RoutePlanForm, type StaffMember } from '@etalon/api/contract'
import { routeEnds, transferPoint } from '@etalon/api/domain'
import { inLanguage } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { routeMessages } from '../../messages/route.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import { roomFor, roomForStates } from '../list/room-for.ts'
import {
  defineResource,
  type FieldDefinition,
  type Resource,
  ResourceScreen,
  staffChoices,
  turningAndRemoval,
} from '../resource/index.ts'
import { codeRule } from './NodeScreen.tsx'

interface PlanDraft {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly type: string
  /** The ends of each type are kept apart: changing the type and back loses nothing. */
  readonly start1: string
  readonly end1: string
  readonly start2: string
  readonly end2: string
  readonly via: readonly string[]
  readonly carrierId: string
  readonly remark: string
}
interface Sources {
  readonly nodes: readonly RouteNode[]
  readonly staff: readonly StaffMember[]
}

const { node, routePlan, account } = contract
const endsOf = (row: RoutePlan | undefined, type: string) =>
  row?.type === type ? { start: row.stops[0]?.id ?? '', end: row.stops.at(-1)?.id ?? '' } : { start: '', end: '' }
const draftOf = (row: RoutePlan | undefined): PlanDraft => ({
  code: row?.code ?? '',
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  type: row?.type ?? '1',
  start1: endsOf(row, '1').start,
  end1: endsOf(row, '1').end,
  start2: endsOf(row, '2').start,
  end2: endsOf(row, '2').end,
  via: row?.stops.slice(1, -1).map(({ id }) => id) ?? [],
  carrierId: row?.carrierId ?? '',
  remark: row?.remark ?? '',
})
const stopsOf = ({ type, start1, end1, start2, end2, via }: PlanDraft) =>
  type === '1' ? [start1, ...via, end1] : [start2, ...via, end2]
const bodyOf = (draft: PlanDraft, row: RoutePlan | undefined): RoutePlanForm => ({
  ...{ code: draft.code, name: draft.name, nameEn: draft.nameEn, type: draft.type, remark: draft.remark },
  stops: [...stopsOf(draft)],
  carrierId: draft.carrierId || null,
  ...(row ? { id: row.id, version: row.version } : {}),
})

const plans = defineResource({
  code: 'route_plan',
  messages: routeMessages,
  call: routePlan.list,
  sources: async (client, signal): Promise<Sources> => {
    const [nodes, staff] = await Promise.all([
      client.send(node.list, { query: { current: 1, size: 1000 }, signal, quiet: true }),
      client.send(account.staffByDepartment, { query: { current: 1, size: 9999 }, signal, quiet: true }),
    ])
    return { nodes: nodes.records, staff: staff.records }
  },
  page: (client, { current, size, filter }, signal) =>
    client.send(routePlan.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, nameOf, sources }): Resource<RoutePlan, PlanDraft> => {
    const nameIn = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }) => inLanguage(language, name, nameEn)
    const choices = (attribute: string | undefined) =>
      sources.nodes
        .filter((one) => one.attribute === attribute)
        .map((one) => ({ value: one.id, label: nameIn(one), note: one.code }))
    const ends = (type: '1' | '2'): FieldDefinition<PlanDraft>[] => [
      {
        name: `start${type}`,
        label: words.start,
        input: { kind: 'choice', choices: choices(routeEnds[type]?.first) },
        isShown: (draft) => draft.type === type,
        required: true,
        hint: words.startHint,
      },
      {
        name: `end${type}`,
        label: words.end,
        input: { kind: 'choice', choices: choices(routeEnds[type]?.last) },
        isShown: (draft) => draft.type === type,
        required: true,
      },
    ]
    return {
      title: words.plans,
      nameOf: (row) => row.name,
      search: [{ prop: 'keyword', label: words.keyword }],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        { value: 'there', label: words.views.there, filter: { type: '1' } },
        { value: 'back', label: words.views.back, filter: { type: '2' } },
      ],
      columns: [
        { key: 'code', header: words.code, width: 104, phone: 'start' },
        { key: 'name', header: words.name, minWidth: 140, phone: 'title', text: nameIn },
        {
          key: 'type',
          header: words.type,
          ...roomFor(words.type, labels.words('routeplan_type')),
          phone: 'start',
          text: (row) => labels.of('routeplan_type', row.type),
        },
        { key: 'stops', header: words.stops, minWidth: 160, phone: 'line', text: (row) => row.stops.map(nameIn).join(' → ') },
        {
          key: 'carrierName',
          header: words.carrier,
          width: labels.personWidth,
          phone: 'end',
          text: (row) => nameOf(row.carrierName),
        },
        {
          key: 'state',
          header: words.state,
          ...roomForStates(words.state, labels.states('m_enable_status')),
          phone: 'aside',
          text: (row) => labels.of('routeplan_state', row.state),
          render: (row) => <EnabledState state={row.state} />,
        },
        { key: 'remark', header: words.remark, minWidth: 120 },
      ],
      hiddenAtFirst: ['remark'],
      empty: { title: words.noPlans, text: words.noPlansHint },
      form: {
        call: routePlan.submit,
        add: words.addPlan,
        title: (row) => (row ? words.editPlan(row.name) : words.addPlan),
        fields: () => [
          {
            name: 'code',
            label: words.code,
            input: { kind: 'text', longest: 16 },
            required: true,
            rule: ({ code }) => (codeRule.test(code.trim()) ? undefined : words.codeRule),
          },
          {
            name: 'type',
            label: words.type,
            input: { kind: 'choice', choices: labels.options('routeplan_type') },
            required: true,
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
          ...ends('1'),
          ...ends('2'),
          { name: 'via', label: words.via, input: { kind: 'choices', choices: choices(transferPoint) }, wide: true },
          {
            name: 'carrierId',
            label: words.carrier,
            input: {
              kind: 'choice',
              choices: staffChoices(sources.staff, language),
              none: words.noCarrier,
            },
            wide: true,
          },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(routePlan.submit, { body: bodyOf(draft, row), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ name }) => words.planSaved(name),
      },
      actions: [
        ...turningAndRemoval<RoutePlan>(words, resourceMessages[language], {
          turn: {
            call: routePlan.turn,
            send: (client, of, state, idempotencyKey) => client.send(routePlan.turn, { body: { ...of, state }, idempotencyKey }),
          },
          remove: { call: routePlan.remove, send: (client, ids) => client.send(routePlan.remove, { query: { ids } }) },
          nameOf: (row) => row.name,
          stateOf: (row) => row.state,
          undo: (client, row) => client.send(routePlan.submit, { body: bodyOf(draftOf(row), undefined) }),
        }),
      ],
    }
  },
})

/** The ways that samples go (SYS-4). */
export default function RoutePlanScreen() {
  return <ResourceScreen definition={plans} />
}
