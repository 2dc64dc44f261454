-- Appointments are asked for by customers, accepted or refused with a reason, and become orders.
alter table pickup
  add column version int not null default 0,
  add column state text not null default '10' check (state in ('10', '20', '30', '0', '5')),
  add column duties jsonb not null default '{}',
  add column place text not null default '',
  add column contact text not null default '',
  add column mobile text not null default '',
  add column remark text not null default '',
  add column order_id bigint references work_order,
  add column created_by bigint references account,
  add column created_at timestamptz not null default clock_timestamp();
--> statement-breakpoint
update pickup set state = '30' where done_at is not null;
--> statement-breakpoint
create view listed_pickup as select * from pickup where tenant_id = current_tenant();
--> statement-breakpoint
grant select on listed_pickup to etalon_app;
--> statement-breakpoint
create index pickup_newest on pickup (tenant_id, id);
--> statement-breakpoint
create index pickup_enterprise on pickup (enterprise_id);
--> statement-breakpoint
create index pickup_order on pickup (order_id) where order_id is not null;
--> statement-breakpoint
alter table pickup set (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select orders.tenant_id, null, 'appointment_pickup_manage', '预约取件', 'Pickups', 'yuyuequjian', 'yyqj', '/appointment-pickup-manage', 'calendar-check',
  orders.sort, array['reception', 'dispatcher', 'customer']
from menu orders
where orders.code = 'order' and orders.parent_id is null and orders.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source, given.sort, given.roles
from menu parent
cross join (values
  ('appointment_pickup_acceptance', '预约受理', 'Accept pickups', 'yuyueshouli', 'yysl', '/appointment-pickup-manage/appointment-pickup/acceptance-index',
    'calendar-check', 1, array['reception', 'dispatcher']),
  ('appointment_pickup', '取件预约', 'Ask for a pickup', 'qujianyuyue', 'qjyy', '/appointment-pickup-manage/appointment-pickup', 'calendar-check', 2,
    array['customer'])
) as given (code, name, name_en, pinyin, initials, path, source, sort, roles)
where parent.code = 'appointment_pickup_manage' and parent.category = 1
on conflict (tenant_id, code) do nothing;
