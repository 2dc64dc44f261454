-- What somebody has put together for the next order: instruments of the ledgers.
create table cart_item (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  instrument_id bigint not null references enterprise_instrument on delete cascade,
  created_at timestamptz not null default clock_timestamp()
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create unique index cart_item_once on cart_item (account_id, instrument_id);
--> statement-breakpoint
create index cart_item_instrument on cart_item (instrument_id);
--> statement-breakpoint
alter table cart_item enable row level security;
--> statement-breakpoint
create policy tenant_only on cart_item using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on cart_item to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
