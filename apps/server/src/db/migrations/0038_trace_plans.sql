-- Plans for the traceability of measuring standards: which is calibrated when, by whom, and what came of it.
create table trace_plan (
  id bigint generated always as identity (start with 80001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null check (state in ('1', '5', '10', '15', '20', '25', '30', '35')),
  duties jsonb not null default '{}',
  plan_no text not null,
  name text not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  remark text not null default '',
  split_of_id bigint references trace_plan,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, plan_no)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table trace_plan_line (
  id bigint generated always as identity (start with 81001) primary key,
  tenant_id text not null references tenant,
  plan_id bigint not null references trace_plan on delete cascade,
  standard_id bigint not null references measuring_standard,
  check_way text not null,
  institution text not null,
  -- Until when its certificate counted when it was planned.
  due_on date,
  planned_on date not null,
  remark text not null default '',
  calibration_id bigint references standard_calibration,
  confirmation text not null default '',
  confirmed_by bigint references account,
  confirmed_by_name text not null default '',
  confirmed_at timestamptz,
  unique (tenant_id, plan_id, standard_id),
  check (confirmed_at is null or calibration_id is not null)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index trace_plan_newest on trace_plan (tenant_id, id);
--> statement-breakpoint
create index trace_plan_state on trace_plan (tenant_id, state, id);
--> statement-breakpoint
create index trace_plan_split on trace_plan (split_of_id) where split_of_id is not null;
--> statement-breakpoint
create index trace_plan_line_standard on trace_plan_line (standard_id);
--> statement-breakpoint
create index trace_plan_line_calibration on trace_plan_line (calibration_id) where calibration_id is not null;
--> statement-breakpoint
create view listed_trace_plan as select * from trace_plan where tenant_id = current_tenant();
--> statement-breakpoint
-- What a standard was calibrated with: somebody else's by its name, or one of the institute's own.
alter table standard_calibration
  add column reference text not null default '',
  add column by_standard_id bigint references measuring_standard;
--> statement-breakpoint
create index standard_calibration_by on standard_calibration (by_standard_id) where by_standard_id is not null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['trace_plan', 'trace_plan_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant select on listed_trace_plan to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- The menu, for institutes that were opened before. What an administrator has made of the menus stays; who approves plans is shown where
-- they stand.
update menu set roles = array_append(roles, 'approver')
where code = 'testing' and parent_id is null and category = 1 and not 'approver' = any(roles);
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'trace_plan', '溯源计划', 'Traceability plans', 'suyuanjihua', 'syjh', '/testing/trace-plan', 'route', 7,
  array['tester', 'auditor', 'approver', 'dispatcher', 'admin']
from menu parent
where parent.code = 'testing' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
