import { type SQL, sql, today } from '../db/index.ts'

/** Facts that moves require, as one JSON object for each row. The table aliases are those of `workflow/tables.ts`. */
export type Facts = (personId: string) => SQL

export const orderFacts: Facts = () => sql`jsonb_build_object(
  'notTemporary', not o.is_temp,
  'samplesWithItems', exists (select from sample x where x.order_id = o.id)
    and not exists (select from sample x where x.order_id = o.id and not exists (select from item y where y.sample_id = x.id)),
  'enterpriseGiven', o.enterprise_id is not null,
  'contactGiven', o.applicant <> '' and o.mobile <> '',
  'noItemStarted', not exists (select from item x where x.order_id = o.id and x.state::int >= 300))`

export const sampleFacts: Facts = () => sql`'{}'::jsonb`

/** A standard that is in use and within its due date, for the item's domain. */
export const standardsInDate = sql`exists (select from measuring_standard m
  where m.technology_domain = i.technology_domain and m.device_state = '1' and m.valid_until >= ${today})`

/** A department that can do what an item of the alias `i` asks for, and has not stopped doing it. */
export const abilityEnabled = sql`exists (select from department_ability d
  where d.technology_domain = i.technology_domain and d.ability_type = i.ability_type and d.ability_status = '1')`

// What was issued says what was frozen, whatever is measured later; where its successor is being drafted the new results are the successor's.
export const itemFacts: Facts = () => sql`jsonb_build_object(
  'sampleReceived', s.received_at is not null and o.state = '300',
  'abilityEnabled', ${abilityEnabled},
  'testerCertified', exists (select from staff_qualification q where q.technology_domain = i.technology_domain and q.ability_type = i.ability_type
    and q.duty = 'tester' and q.valid_until >= ${today}),
  'standardsInDate', ${standardsInDate},
  'resultsComplete', coalesce((i.result->>'complete')::boolean, false),
  'resultsAgree', coalesce((i.result->>'agrees')::boolean, false),
  'sampleHere', s.returned_at is null,
  'noIssuedReport', not exists (select from report r where r.item_id = i.id and r.state = '1000'),
  'reportNotApproved', not exists (select from report r where r.item_id = i.id and r.state::int >= 700
    and not exists (select from report x where x.replaces_id = r.id and x.state <> '0')))`

export const reportFacts: Facts = (personId) => sql`jsonb_build_object(
  'conclusionComplete', r.conclusion <> '',
  'templateChosen', i.ability_type in ('1', '2', '3', '4'),
  'signatoryAuthorised', exists (select from staff_qualification q where q.account_id = ${personId} and q.technology_domain = i.technology_domain
    and q.ability_type = i.ability_type and q.duty = 'approver' and q.valid_until >= ${today}),
  'settlementCleared', e.on_account or exists (select from settlement y join settlement x on x.id = coalesce(y.joined_into, y.id)
    where y.order_id = o.id and (x.state = '400' or x.state = '300'
    and x.guarantee_until >= ${today})))`
