import type pg from 'pg'

/**
 * Makes more reports that wait to be issued, each with an order, a sample and an item of its own, like one that was brought there by calls.
 * @returns their ids, in their order
 */
export async function moreApproved(owner: pg.Client, reportId: string, count: number): Promise<string[]> {
  await owner.query(made)
  const { rows } = await owner.query<{ ids: string[] }>('select pg_temp.more_approved($1, $2)::text[] as ids', [reportId, count])
  return rows[0]?.ids ?? []
}

const made = `
create or replace function pg_temp.more_approved(like_report bigint, many int) returns bigint[] language plpgsql as $$
declare
  r report; i item; s sample; o work_order;
  ids bigint[] := '{}';
  stamp text := upper(substr(md5(random()::text), 1, 5));
  n jsonb;
begin
  select * into r from report where id = like_report;
  select * into i from item where id = r.item_id;
  select * into s from sample where id = r.sample_id;
  select * into o from work_order where id = r.order_id;
  for k in 1..many loop
    n := jsonb_build_object('order', nextval(pg_get_serial_sequence('work_order', 'id')), 'sample', nextval(pg_get_serial_sequence('sample', 'id')),
      'item', nextval(pg_get_serial_sequence('item', 'id')), 'report', nextval(pg_get_serial_sequence('report', 'id')), 'no', stamp || lpad(k::text, 5, '0'));
    insert into work_order overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', n->'order', 'order_no', 'WT' || (n->>'no')))).*;
    insert into sample overriding system value select (jsonb_populate_record(s, jsonb_build_object('id', n->'sample', 'order_id', n->'order',
      'sample_no', 'YP' || (n->>'no'), 'serial', n->'no'))).*;
    insert into item overriding system value select (jsonb_populate_record(i, jsonb_build_object('id', n->'item', 'order_id', n->'order',
      'sample_id', n->'sample', 'item_no', 'XM' || (n->>'no')))).*;
    insert into report overriding system value select (jsonb_populate_record(r, jsonb_build_object('id', n->'report', 'order_id', n->'order',
      'sample_id', n->'sample', 'item_id', n->'item', 'report_no', 'BG' || (n->>'no')))).*;
    ids := ids || (n->>'report')::bigint;
  end loop;
  return ids;
end $$`
