-- What is to be paid for an order, what came, and what was invoiced; and the months in which nothing is changed any more.
create table settlement (
  id bigint generated always as identity (start with 90001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  settlement_no text not null,
  order_id bigint not null references work_order,
  enterprise_id bigint not null references enterprise,
  contract_id bigint references contract,
  gross numeric(18, 2) not null default 0,
  amount numeric(18, 2) not null default 0,
  paid numeric(18, 2) not null default 0,
  invoiced numeric(18, 2) not null default 0,
  settled_on date,
  guarantee_until date,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, order_id),
  unique (tenant_id, settlement_no)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table settlement_line (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  settlement_id bigint not null references settlement,
  item_id bigint not null references item,
  contract_id bigint references contract,
  price numeric(12, 2) not null,
  discounts jsonb not null default '[]',
  reductions jsonb not null default '[]',
  net numeric(18, 2) not null
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create unique index settlement_line_once on settlement_line (settlement_id, item_id);
--> statement-breakpoint
create index settlement_line_item on settlement_line (item_id);
--> statement-breakpoint
create index settlement_line_contract on settlement_line (contract_id) where contract_id is not null;
--> statement-breakpoint
create table charge_record (
  id bigint generated always as identity (start with 95001) primary key,
  tenant_id text not null references tenant,
  settlement_id bigint not null references settlement,
  charge_type text not null,
  amount numeric(18, 2) not null,
  charged_on date not null,
  remark text not null default '',
  reverses_id bigint references charge_record,
  reason text not null default '',
  -- A key of CHARGE_RECORD_STATUS.
  status text not null default '2',
  by_id bigint not null references account,
  by_name text not null,
  created_at timestamptz not null default clock_timestamp()
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index charge_record_settlement on charge_record (settlement_id, id);
--> statement-breakpoint
create unique index charge_record_reversed_once on charge_record (reverses_id) where reverses_id is not null;
--> statement-breakpoint
create index charge_record_day on charge_record (tenant_id, charged_on);
--> statement-breakpoint
create table invoice (
  id bigint generated always as identity (start with 97001) primary key,
  tenant_id text not null references tenant,
  settlement_id bigint not null references settlement,
  invoice_type text not null,
  number text not null,
  title text not null,
  tax_number text not null default '',
  amount numeric(18, 2) not null,
  issued_on date not null,
  voided_on date,
  void_reason text not null default '',
  by_id bigint not null references account,
  by_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, number)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index invoice_settlement on invoice (settlement_id, id);
--> statement-breakpoint
create index invoice_day on invoice (tenant_id, issued_on);
--> statement-breakpoint
create table charge_period (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null default '0',
  duties jsonb not null default '{}',
  month date not null,
  unique (tenant_id, month)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
-- A key of sample_settlement.
alter table sample add column settlement text not null default '0';
--> statement-breakpoint
create view listed_settlement as select * from settlement where tenant_id = current_tenant();
--> statement-breakpoint
create index settlement_newest on settlement (tenant_id, id);
--> statement-breakpoint
create index settlement_state on settlement (tenant_id, state, id);
--> statement-breakpoint
create index settlement_enterprise on settlement (enterprise_id, id);
--> statement-breakpoint
create index settlement_order on settlement (order_id);
--> statement-breakpoint
create index settlement_contract on settlement (contract_id) where contract_id is not null;
--> statement-breakpoint
create index settlement_settled_on on settlement (tenant_id, settled_on, id);
--> statement-breakpoint
create index settlement_amount on settlement (tenant_id, amount, id);
--> statement-breakpoint
create index settlement_number on settlement (tenant_id, settlement_no collate "C", id);
--> statement-breakpoint
create index settlement_trigrams on settlement using gin (settlement_no gin_trgm_ops);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['settlement', 'settlement_line', 'charge_record', 'invoice', 'charge_period'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
-- What was settled and is taken back is worked out anew.
grant delete on settlement_line to etalon_app;
--> statement-breakpoint
grant select on listed_settlement to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- Orders that were accepted before there were settlements have one each.
insert into settlement (tenant_id, state, settlement_no, order_id, enterprise_id, gross, amount)
select o.tenant_id,
  case when exists (select from item i where i.order_id = o.id and i.state <> '0')
    and not exists (select from item i where i.order_id = o.id and i.state not in ('0', '600'))
    and not exists (select from report r where r.order_id = o.id and r.state not in ('0', '700', '1000')) then '100' else '50' end,
  'JS' || to_char(o.bill_date, 'YYYYMM') || lpad(o.place, greatest(4, length(o.place)), '0'),
  o.id, o.enterprise_id, cost.sum, cost.sum
from (select *, (row_number() over (partition by tenant_id, to_char(bill_date, 'YYYYMM') order by id))::text as place
  from work_order where state in ('300', '1000')) o
cross join lateral (select coalesce(sum(i.price), 0) as sum from item i where i.order_id = o.id and i.state <> '0') cost;
--> statement-breakpoint
insert into counter (tenant_id, scope, value)
select tenant_id, 'settlement:' || substr(settlement_no, 3, 6), count(*) from settlement group by tenant_id, substr(settlement_no, 3, 6)
on conflict (tenant_id, scope) do nothing;
--> statement-breakpoint
update sample s set settlement = '1'
from settlement t where t.order_id = s.order_id and t.state = '100' and s.state <> '0';
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source,
  given.sort, given.roles
from menu parent
cross join (values
  ('settlement', '结算收费', 'Settlements', 'jiesuanshoufei', 'jssf', '/charging/settlement', 'receipt-text', 3,
    array['cashier', 'approver', 'admin']),
  ('reconciliation', '对账', 'Reconciliation', 'duizhang', 'dz', '/charging/reconciliation', 'scale', 4, array['cashier', 'admin']),
  ('charge_period', '结账', 'Closing of months', 'jiezhang', 'jz', '/charging/period', 'calendar-check', 5,
    array['cashier', 'approver', 'admin'])
) as given (code, name, name_en, pinyin, initials, path, source, sort, roles)
where parent.code = 'charging' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
