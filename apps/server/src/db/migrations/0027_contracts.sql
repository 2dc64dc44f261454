-- Contracts with enterprises: prices of their own, a share of the price list, or so many items for a fixed sum.
create table contract (
  id bigint generated always as identity (start with 80001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  contract_no text not null,
  name text not null,
  enterprise_id bigint not null references enterprise,
  contract_type text not null,
  valid_from date not null,
  valid_to date not null,
  share numeric(5, 4),
  package_sum numeric(12, 2),
  package_items int,
  remark text not null default '',
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, contract_no)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table contract_price (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  contract_id bigint not null references contract on delete cascade,
  kind_code text not null,
  ability_type text not null,
  price numeric(12, 2) not null
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create unique index contract_price_once on contract_price (contract_id, kind_code, ability_type);
--> statement-breakpoint
create view listed_contract as select * from contract where tenant_id = current_tenant();
--> statement-breakpoint
create index contract_newest on contract (tenant_id, id);
--> statement-breakpoint
create index contract_state on contract (tenant_id, state, id);
--> statement-breakpoint
create index contract_enterprise on contract (enterprise_id, id);
--> statement-breakpoint
create index contract_valid_to on contract (tenant_id, valid_to, id);
--> statement-breakpoint
create index contract_number on contract (tenant_id, contract_no collate "C", id);
--> statement-breakpoint
create index contract_trigrams on contract using gin (contract_no gin_trgm_ops, name gin_trgm_ops);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['contract', 'contract_price'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant select on listed_contract to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'contract', '合同管理', 'Contracts', 'hetongguanli', 'htgl', '/charging/contract', 'handshake', 2,
  array['reception', 'issuer', 'dispatcher', 'approver', 'cashier', 'admin']
from menu parent
where parent.code = 'charging' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
