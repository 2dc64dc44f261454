-- Leave is asked for by people of the institute, and handed to the head of their department or to the administrators.
alter table department add column head_id bigint references account;
--> statement-breakpoint
create index department_head on department (head_id) where head_id is not null;
--> statement-breakpoint
create table leave_request (
  id bigint generated always as identity (start with 90001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null check (state in ('0', '1', '2', '3', '4')),
  duties jsonb not null default '{}',
  leave_no text not null,
  applicant_id bigint not null references account,
  kind text not null,
  from_day date not null,
  from_half text not null check (from_half in ('am', 'pm')),
  to_day date not null,
  to_half text not null check (to_half in ('am', 'pm')),
  halves int not null check (halves > 0),
  reason text not null,
  handler_id bigint references account,
  handed_at timestamptz,
  process_instance uuid not null default gen_random_uuid(),
  task uuid,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, leave_no),
  check (to_day >= from_day)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index leave_request_applicant on leave_request (applicant_id, id);
--> statement-breakpoint
create index leave_request_handler on leave_request (handler_id, state) where handler_id is not null;
--> statement-breakpoint
create index leave_request_state on leave_request (tenant_id, state, id);
--> statement-breakpoint
alter table leave_request enable row level security;
--> statement-breakpoint
create policy tenant_only on leave_request using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on leave_request to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into dictionary (tenant_id, code, dict_key, dict_value, dict_value_en, sort, remark)
select tenant.id, 'flow', given.dict_key, given.dict_value, given.dict_value_en, given.sort, given.remark
from tenant
cross join (values ('-1', '流程路由', 'Flow routes', 0, ''), ('1', '请假流程', 'Leave', 1, 'leave'))
  as given (dict_key, dict_value, dict_value_en, sort, remark)
on conflict do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select system.tenant_id, null, 'people', '人员管理', 'People', 'renyuanguanli', 'rygl', '/people', 'users', system.sort,
  array['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier']
from menu system
where system.code = 'system' and system.parent_id is null and system.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'people_leave', '请假', 'Leave', 'qingjia', 'qj', '/people/leave', 'calendar-clock', 1, parent.roles
from menu parent
where parent.code = 'people' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_leave', '请假', 'Leave', 'qingjia', 'qj', '/people/leave', 'calendar-clock', 31, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
