import { numberedKinds } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import type { Followed } from '../../history/index.ts'

const placeOfKind = sql.join(
  numberedKinds.map((kind, place) => sql`when ${kind} then ${place + 1}::int`),
  sql` `,
)
/** Numbering rules are named by what they number: their histories go by its place. */
const numberingId = sql`case x.kind ${placeOfKind} end`

/** The ids of rows that are there already, and those that a removal names. */
const idsIn = (rows: unknown, removed: unknown): readonly string[] => [
  ...(Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : [],
  ),
  ...(typeof removed === 'string' ? removed.split(',') : []),
]

/** What administrators keep, and which of it the audit trail tells. Secrets are in no column named here. */
export const followedRecords = {
  account: {
    kind: 'account',
    table: sql`account`,
    name: sql`x.account`,
    columns: ['account', 'name', 'name_en', 'roles', 'enabled'],
    closed: ['department_id', 'enterprise_id', 'phone', 'email'],
  },
  role: {
    kind: 'role',
    table: sql`role`,
    name: sql`x.name`,
    columns: ['name', 'name_en', 'code', 'made_of', 'sort', 'remark'],
  },
  department: {
    kind: 'department',
    table: sql`department`,
    name: sql`x.name`,
    columns: ['name', 'name_en', 'full_name', 'code', 'short_name', 'sort', 'remark'],
    closed: ['parent_id', 'category', 'head_id'],
  },
  menu: {
    kind: 'menu',
    table: sql`menu`,
    name: sql`x.name`,
    columns: ['name', 'name_en', 'code', 'path', 'source', 'roles', 'sort', 'remark'],
    closed: ['parent_id', 'category', 'alias', 'action', 'is_open'],
  },
  dictionary: {
    kind: 'dictionary',
    table: sql`dictionary`,
    name: sql`concat_ws(' ', x.code, nullif(x.dict_key, '-1'))`,
    columns: ['code', 'dict_key', 'dict_value', 'dict_value_en', 'sort', 'remark'],
    // Calls name entries of the specification, too, which are no rows: what an institute has of its own is few.
    named: () => sql`true`,
  },
  parameter: {
    kind: 'parameter',
    table: sql`parameter`,
    name: sql`x.key`,
    columns: ['name', 'key', 'value', 'remark'],
  },
  notice: {
    kind: 'notice',
    table: sql`notice`,
    name: sql`x.title`,
    columns: ['title', 'is_public'],
    closed: ['content', 'release_time'],
  },
  material: {
    kind: 'material',
    table: sql`material`,
    name: sql`x.name`,
    columns: ['name', 'category', 'remark'],
    closed: ['file_id'],
  },
  symbol: {
    kind: 'symbol',
    table: sql`symbol`,
    name: sql`x.code`,
    columns: ['code', 'name', 'name_en', 'sort'],
  },
  instrumentKind: {
    kind: 'instrument_kind',
    table: sql`instrument_kind`,
    name: sql`x.name`,
    columns: [
      ...(['code', 'name', 'name_en', 'technology_domain', 'range', 'unit', 'accuracy', 'mpe', 'regulation'] as const),
      ...(['regulation_name', 'regulation_name_en', 'ability_types', 'cycle_months', 'mandatory_mark', 'points'] as const),
      ...(['work_minutes', 'standards'] as const),
    ],
    coded: {
      technology_domain: 'technology_domain_type',
      cycle_months: 'VERIFICATION_CYCLE',
      mandatory_mark: 'strong_inspection_mark',
    },
    closed: ['methods'],
    // Its methods are kept under its code.
    named: ({ body, query }) => {
      const [id, code] = [query?.ids ?? body?.id, body?.code]
      if (typeof id === 'string' && id !== '') return sql`x.id = any(${sql.param(id.split(','))}::bigint[])`
      return typeof code === 'string' && 'abilityType' in (body ?? {}) ? sql`x.code = ${code}` : undefined
    },
  },
  ledger: {
    kind: 'ledger',
    table: sql`enterprise_instrument`,
    name: sql`concat_ws(' ', x.name, x.serial)`,
    columns: [
      ...([
        'kind_code',
        'name',
        'model',
        'serial',
        'manufacturer',
        'range',
        'accuracy',
        'place',
        'device_state',
        'own_cycle',
      ] as const),
      ...(['last_tested_on', 'due_on'] as const),
    ],
    coded: { device_state: 'DEVICE_STATE', own_cycle: 'VERIFICATION_CYCLE' },
    // Some of a call's rows are there already, others are new.
    named: ({ body, query }) => sql`x.id = any(${sql.param(idsIn(body?.instruments, query?.ids))}::bigint[])`,
    grows: true,
  },
  publicRecord: {
    kind: 'public_record',
    table: sql`public_record`,
    name: sql`x.number`,
    columns: [
      'name',
      'name_en',
      'conclusion',
      'conclusion_en',
      'standards',
      'client',
      'performed_on',
      'note',
      'withdrawn_reason',
    ],
    closed: ['facts'],
  },
  numbering: {
    kind: 'numbering',
    table: sql`numbering_rule`,
    id: numberingId,
    name: sql`x.kind`,
    columns: [],
    closed: ['items'],
    named: ({ body }) => sql`x.kind = ${String(body?.kind)}`,
  },
} as const satisfies Readonly<Record<string, Followed>>
