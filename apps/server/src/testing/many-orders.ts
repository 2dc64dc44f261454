import type pg from 'pg'

/** How many orders, and how they differ from others that were put in. */
export interface ManyOrders {
  readonly orders: number
  /** Two capital letters with which their numbers begin. @default 'ZZ' */
  readonly prefix?: string
  /** Whether they have samples and items. @default true */
  readonly samples?: boolean
}

/**
 * Puts in orders, each with two samples and their items, straight into the database: as many as lists at their largest have, in seconds.
 * They are in no history.
 */
export async function manyOrders(owner: pg.Client, { orders, prefix = 'ZZ', samples = true }: ManyOrders): Promise<void> {
  await owner.query(
    `
    with people as (select (select id from account where tenant_id = '000000' and account = 'reception') as reception,
      (select id from account where tenant_id = '000000' and account = 'tester') as tester),
    firms as (select array_agg(id order by id) as ids from enterprise where tenant_id = '000000')
    insert into work_order (tenant_id, state, order_no, enterprise_id, applicant, mobile, bill_type, service_type, send_way, bill_date, amount, created_by)
    select '000000', (array['50', '100', '300', '1000'])[1 + n % 4], $2 || lpad(n::text, 8, '0'), firms.ids[1 + n % array_length(firms.ids, 1)],
      '联系人' || n % 977, '138' || lpad((n % 100000000)::text, 8, '0'), '1', (array['1', '2'])[1 + n % 2], '1',
      date '2024-01-01' + n % 1000, (n % 5000)::numeric / 4, people.reception
    from generate_series(1, $1::int) n, people, firms`,
    [orders, prefix],
  )
  if (!samples) {
    await owner.query('analyze work_order')
    return
  }
  await owner.query(
    `
    insert into sample (tenant_id, state, order_id, sample_no, kind_code, name, name_en, model, serial, manufacturer, range, accuracy)
    select o.tenant_id, '300', o.id, o.order_no || '-' || n, kind.code, kind.name, kind.name_en, 'M' || o.id % 50, 'S' || o.id || n, '厂' || o.id % 90, kind.range, kind.accuracy
    from work_order o, generate_series(1, 2) n,
      lateral (select code, name, name_en, range, accuracy from instrument_kind k where k.tenant_id = o.tenant_id order by (o.id * 7 + n) % 11, code limit 1) kind
    where o.order_no like $1 || '%'`,
    [prefix],
  )
  await owner.query(
    `
    insert into item (tenant_id, state, order_id, sample_id, item_no, technology_domain, ability_type, regulation, price, department_id, tester_id)
    select s.tenant_id, (array['100', '200', '300', '400', '500', '600'])[1 + s.id % 6], s.order_id, s.id, 'X' || s.sample_no, kind.technology_domain,
      kind.ability_types[1], kind.regulation, kind.price, tester.department_id, case when s.id % 6 < 2 then null else tester.id end
    from sample s join instrument_kind kind on kind.tenant_id = s.tenant_id and kind.code = s.kind_code,
      (select id, department_id from account where tenant_id = '000000' and account = 'tester') tester
    where s.sample_no like $1 || '%'`,
    [prefix],
  )
  await owner.query('analyze work_order, sample, item')
}
