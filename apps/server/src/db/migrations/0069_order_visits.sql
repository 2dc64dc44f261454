-- What is planned for an order that is carried out at the client's: where and when, who goes, whom to call there, and by which vehicles.
create table order_visit (
  id bigint generated always as identity (start with 134001),
  tenant_id text not null references tenant,
  order_id bigint not null,
  title text not null,
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  contact text not null,
  mobile text not null,
  needs text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references work_order (tenant_id, id),
  check (starts_at < ends_at)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_visit_ends on order_visit (tenant_id, ends_at);
--> statement-breakpoint
create table order_visitor (
  tenant_id text not null references tenant,
  visit_id bigint not null,
  account_id bigint not null,
  primary key (tenant_id, visit_id, account_id),
  foreign key (tenant_id, visit_id) references order_visit (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_visitor_account on order_visitor (tenant_id, account_id);
--> statement-breakpoint
create table order_traffic (
  id bigint generated always as identity (start with 135001),
  tenant_id text not null references tenant,
  visit_id bigint not null,
  vehicle_id bigint not null,
  driver_id bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, visit_id, vehicle_id),
  unique (tenant_id, visit_id, driver_id),
  foreign key (tenant_id, visit_id) references order_visit (tenant_id, id) on delete cascade,
  foreign key (tenant_id, vehicle_id) references vehicle (tenant_id, id),
  foreign key (tenant_id, driver_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_traffic_vehicle on order_traffic (tenant_id, vehicle_id);
--> statement-breakpoint
create index order_traffic_driver on order_traffic (tenant_id, driver_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['order_visit', 'order_visitor', 'order_traffic'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
