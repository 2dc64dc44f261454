-- What was changed of an order after it was handed in, and why.
create table order_amendment (
  tenant_id text not null references tenant,
  order_id bigint not null,
  -- From 1 on.
  number int not null check (number > 0),
  reason text not null,
  -- Each field with what it said before and says now.
  changes jsonb not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_id, number),
  foreign key (tenant_id, order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_amendment_by on order_amendment (tenant_id, by_id);
--> statement-breakpoint
alter table order_amendment enable row level security;
--> statement-breakpoint
create policy tenant_only on order_amendment using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What was changed and why stays as it was written.
grant select, insert on order_amendment to etalon_app;
