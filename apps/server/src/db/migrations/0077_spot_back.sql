-- What was brought back from a client of an order on site, to be tested at the institute: one bill for each order.
create table order_spot_back (
  id bigint generated always as identity (start with 136001),
  tenant_id text not null references tenant,
  order_id bigint not null,
  taken_at timestamptz not null,
  taken_by bigint not null,
  giver_name text not null,
  remark text not null default '',
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, taken_by) references account (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_spot_back_taken on order_spot_back (tenant_id, taken_by);
--> statement-breakpoint
create index order_spot_back_by on order_spot_back (tenant_id, by_id);
--> statement-breakpoint
create table order_spot_back_sample (
  tenant_id text not null references tenant,
  spot_back_id bigint not null,
  sample_id bigint not null,
  -- How it looked, and what came with it.
  note text not null default '',
  primary key (tenant_id, spot_back_id, sample_id),
  foreign key (tenant_id, spot_back_id) references order_spot_back (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sample_id) references sample (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_spot_back_sample_sample on order_spot_back_sample (tenant_id, sample_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['order_spot_back', 'order_spot_back_sample'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
