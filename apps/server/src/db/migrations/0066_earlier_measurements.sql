-- A record that was handed in stays readable as it was, also where its work is done again or put right.
create table earlier_measurement (
  tenant_id text not null references tenant,
  item_id bigint not null,
  -- From 1 on.
  number int not null check (number > 0),
  -- The move that took the work back: `reopen` for a retest, whose record begins anew, `return` for what is put right.
  action text not null check (action in ('reopen', 'return')),
  reason text not null,
  record jsonb not null,
  result jsonb,
  performed_on date,
  tester_name text not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, item_id, number),
  foreign key (tenant_id, item_id) references item (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index earlier_measurement_by on earlier_measurement (tenant_id, by_id);
--> statement-breakpoint
alter table earlier_measurement enable row level security;
--> statement-breakpoint
create policy tenant_only on earlier_measurement using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What was measured stays as it was.
grant select, insert on earlier_measurement to etalon_app;
