-- Places that samples come to on their way, and the ways between them.
create table route_node (
  id bigint generated always as identity (start with 105001),
  tenant_id text not null references tenant,
  version int not null default 0,
  code text not null,
  name text not null,
  name_en text not null default '',
  attribute text not null check (attribute in ('1', '2', '3', '4')),
  address text not null default '',
  remark text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, code),
  -- Samples stand at a node by its name.
  unique (tenant_id, name)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table route_plan (
  id bigint generated always as identity (start with 106001),
  tenant_id text not null references tenant,
  version int not null default 0,
  code text not null,
  name text not null,
  name_en text not null default '',
  type text not null check (type in ('1', '2')),
  state text not null default '0' check (state in ('0', '1')),
  carrier_id bigint,
  remark text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, carrier_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index route_plan_carrier on route_plan (tenant_id, carrier_id) where carrier_id is not null;
--> statement-breakpoint
create table route_stop (
  tenant_id text not null references tenant,
  plan_id bigint not null,
  place int not null,
  node_id bigint not null,
  primary key (tenant_id, plan_id, place),
  unique (tenant_id, plan_id, node_id),
  foreign key (tenant_id, plan_id) references route_plan (tenant_id, id) on delete cascade,
  foreign key (tenant_id, node_id) references route_node (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index route_stop_node on route_stop (tenant_id, node_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['route_node', 'route_plan', 'route_stop'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source, given.sort,
  array['admin']
from menu parent
cross join (values
  ('system_node', '流转节点', 'Nodes', 'liuzhuanjiedian', 'lzjd', '/system/node', 'map-pin', 18),
  ('system_route_plan', '路线规划', 'Route plans', 'luxianguihua', 'lxgh', '/system/route-plan', 'route', 19)
) as given (code, name, name_en, pinyin, initials, path, source, sort)
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
