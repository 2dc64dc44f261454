-- Vehicles of an institute, by which people go to clients.
create table vehicle (
  id bigint generated always as identity (start with 133001),
  tenant_id text not null references tenant,
  version int not null default 0,
  car_number text not null,
  model text not null default '',
  -- Of m_enable_status.
  status text not null default '0' check (status in ('0', '1')),
  remark text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, car_number)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table vehicle enable row level security;
--> statement-breakpoint
create policy tenant_only on vehicle using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on vehicle to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_vehicle', '车辆管理', 'Vehicles', 'cheliangguanli', 'clgl', '/system/vehicle', 'car', 23,
  array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
