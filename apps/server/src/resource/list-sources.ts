import { sql } from '../db/index.ts'
import type { ListSource } from '../search/index.ts'
import type { WorkflowTable } from '../workflow/index.ts'

const creator = { alias: 'creator', join: sql`join account creator on creator.id = o.created_by` }
const ofEnterprise = { alias: 'e', join: sql`join listed_enterprise e on e.id = o.enterprise_id` }

/** Where lists of each kind are looked for, under the aliases of the workflow and of the policies. */
export const listSources: Readonly<Record<WorkflowTable['kind'], ListSource>> = {
  order: { table: sql`listed_work_order o`, id: sql`o.id`, joins: [ofEnterprise, creator] },
  sample: {
    table: sql`listed_sample s`,
    id: sql`s.id`,
    joins: [
      { alias: 'o', join: sql`join listed_work_order o on o.id = s.order_id` },
      { ...ofEnterprise, over: 'o' },
      { alias: 'receiver', join: sql`left join account receiver on receiver.id = s.received_by` },
      {
        alias: 'holder',
        join: sql`left join account holder on holder.id = case when s.received_at is null or s.returned_at is not null then null
          else coalesce(s.holder_id, s.received_by) end`,
      },
    ],
  },
  item: {
    table: sql`listed_item i`,
    id: sql`i.id`,
    joins: [
      { alias: 's', join: sql`join listed_sample s on s.id = i.sample_id` },
      { alias: 'o', join: sql`join listed_work_order o on o.id = i.order_id` },
      { ...ofEnterprise, over: 'o' },
      { alias: 'dept', join: sql`left join department dept on dept.id = i.department_id` },
      { alias: 'tester', join: sql`left join account tester on tester.id = i.tester_id` },
    ],
  },
  report: {
    table: sql`listed_report r`,
    id: sql`r.id`,
    joins: [
      { alias: 'i', join: sql`join listed_item i on i.id = r.item_id` },
      { alias: 's', join: sql`join listed_sample s on s.id = r.sample_id` },
      { alias: 'o', join: sql`join listed_work_order o on o.id = r.order_id` },
      { ...ofEnterprise, over: 'o' },
      { alias: 'tester', join: sql`left join account tester on tester.id = i.tester_id`, over: 'i' },
      { alias: 'c', join: sql`left join listed_certificate c on c.report_id = r.id` },
    ],
  },
}
