-- Quotes: what the institute asks for so many instruments of each kind, until when it holds, and who said yes to it.
create table quote (
  id bigint generated always as identity (start with 60001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  quote_no text not null,
  -- The number without the version, by which versions belong together.
  base_no text not null,
  revision int not null default 1,
  replaces_id bigint references quote,
  replaced_by_id bigint references quote,
  enterprise_id bigint not null references enterprise,
  discount_type text not null,
  valid_until date not null,
  contact_name text not null,
  mobile text not null,
  remark text not null default '',
  gross numeric(18, 2) not null default 0,
  amount numeric(18, 2) not null default 0,
  accepted_by bigint references account,
  accepted_by_name text not null default '',
  accepted_at timestamptz,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, quote_no)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table quote_line (
  id bigint generated always as identity (start with 70001) primary key,
  tenant_id text not null references tenant,
  quote_id bigint not null references quote on delete cascade,
  kind_code text not null,
  name text not null,
  model text not null,
  manufacturer text not null,
  range text not null,
  accuracy text not null,
  ability_type text not null,
  serials text[] not null,
  price numeric(12, 2) not null,
  quantity int not null,
  share numeric(5, 4) not null,
  unit numeric(12, 2) not null,
  amount numeric(18, 2) not null
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index quote_line_quote on quote_line (quote_id, id);
--> statement-breakpoint
create view listed_quote as select * from quote where tenant_id = current_tenant();
--> statement-breakpoint
create index quote_newest on quote (tenant_id, id);
--> statement-breakpoint
create index quote_state on quote (tenant_id, state, id);
--> statement-breakpoint
create index quote_enterprise on quote (enterprise_id, id);
--> statement-breakpoint
create index quote_valid_until on quote (tenant_id, valid_until, id);
--> statement-breakpoint
create index quote_amount on quote (tenant_id, amount, id);
--> statement-breakpoint
create index quote_number on quote (tenant_id, quote_no collate "C", id);
--> statement-breakpoint
create index quote_replaced_by on quote (replaced_by_id) where replaced_by_id is not null;
--> statement-breakpoint
create index quote_replaces on quote (replaces_id) where replaces_id is not null;
--> statement-breakpoint
create index quote_trigrams on quote using gin (quote_no gin_trgm_ops);
--> statement-breakpoint
-- The quote by which an order was registered, and the line whose price an item has.
alter table work_order add column quote_id bigint references quote;
--> statement-breakpoint
create index work_order_quote on work_order (quote_id) where quote_id is not null;
--> statement-breakpoint
alter table item add column quote_line_id bigint references quote_line;
--> statement-breakpoint
create index item_quote_line on item (quote_line_id) where quote_line_id is not null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['quote', 'quote_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant select on listed_quote to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- The menu of charging, for institutes that were opened before. What an administrator has made of the menus stays: a code that is taken
-- is left as it is.
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select report.tenant_id, null, 'charging', '收费结算', 'Charging', 'shoufeijiesuan', 'sfjs', '/charging', 'receipt-text', report.sort,
  array['reception', 'issuer', 'dispatcher', 'approver', 'cashier', 'admin', 'customer']
from menu report
where report.code = 'report' and report.parent_id is null and report.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'quote', '报价单', 'Quotes', 'baojiadan', 'bjd', '/charging/quote', 'file-pen', 1, parent.roles
from menu parent
where parent.code = 'charging' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
