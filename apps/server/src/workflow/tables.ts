import { itemProgression, orderProgression, type Progression, reportProgression, sampleProgression } from '@etalon/api/domain'
import { type SQL, sql } from '../db/index.ts'
import { type Facts, itemFacts, orderFacts, reportFacts, sampleFacts } from './facts.ts'

/** A kind of record with a work state: where it stands in the database, and by which progression it moves. */
export interface WorkflowTable {
  readonly kind: 'order' | 'sample' | 'item' | 'report'
  readonly table: SQL
  /** The table under its alias, with what its facts need. */
  readonly from: SQL
  readonly id: SQL
  /** Columns `state, version, duties` under the same alias. */
  readonly standing: SQL
  readonly progression: Progression
  readonly facts: Facts
}

export const orderTable: WorkflowTable = {
  kind: 'order',
  table: sql`work_order`,
  from: sql`work_order o join enterprise e on e.id = o.enterprise_id`,
  id: sql`o.id`,
  standing: sql`o.state, o.version, o.duties`,
  progression: orderProgression,
  facts: orderFacts,
}

export const sampleTable: WorkflowTable = {
  kind: 'sample',
  table: sql`sample`,
  from: sql`sample s join work_order o on o.id = s.order_id join enterprise e on e.id = o.enterprise_id`,
  id: sql`s.id`,
  standing: sql`s.state, s.version, s.duties`,
  progression: sampleProgression,
  facts: sampleFacts,
}

export const itemTable: WorkflowTable = {
  kind: 'item',
  table: sql`item`,
  from: sql`item i join sample s on s.id = i.sample_id join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id`,
  id: sql`i.id`,
  standing: sql`i.state, i.version, i.duties`,
  progression: itemProgression,
  facts: itemFacts,
}

export const reportTable: WorkflowTable = {
  kind: 'report',
  table: sql`report`,
  from: sql`report r join item i on i.id = r.item_id join sample s on s.id = r.sample_id join work_order o on o.id = r.order_id join enterprise e on e.id = o.enterprise_id`,
  id: sql`r.id`,
  standing: sql`r.state, r.version, r.duties`,
  progression: reportProgression,
  facts: reportFacts,
}
