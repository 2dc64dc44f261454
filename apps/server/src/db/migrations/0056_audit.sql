-- The history is read by person and by time, and which calls were made is kept for some time.
create index history_by on history (tenant_id, by_id, sequence);
--> statement-breakpoint
create index history_at on history (tenant_id, at);
--> statement-breakpoint
create table api_log (
  id bigint generated always as identity,
  tenant_id text not null references tenant,
  request_id uuid not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  query text not null default '',
  account_id bigint,
  user_name text not null default '',
  address text not null,
  status int not null,
  duration int not null,
  reason text not null default '',
  primary key (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index api_log_at on api_log (tenant_id, at);
--> statement-breakpoint
create index api_log_request on api_log (tenant_id, request_id);
--> statement-breakpoint
alter table api_log enable row level security;
--> statement-breakpoint
create policy tenant_only on api_log using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What was written down stays until its time is over; who answers requests cannot change it.
grant select, insert on api_log to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source, given.sort,
  array['admin']
from menu parent
cross join (values
  ('system_audit', '审计日志', 'Audit trail', 'shenjirizhi', 'sjrz', '/system/audit', 'shield-check', 20),
  ('system_api_log', '接口日志', 'API log', 'jiekourizhi', 'jkrz', '/system/api-log', 'activity', 21)
) as given (code, name, name_en, pinyin, initials, path, source, sort)
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
