-- What is asked for besides the readings when a kind of instrument is tested, and how that is come by.
create table record_template (
  id bigint generated always as identity (start with 107001),
  tenant_id text not null references tenant,
  version int not null default 0,
  name text not null,
  name_en text not null default '',
  kind_code text not null,
  ability_type text not null,
  status text not null default '0' check (status in ('0', '1')),
  fields jsonb not null,
  remark text not null default '',
  created_by bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  -- A record is made by one template.
  unique (tenant_id, kind_code, ability_type),
  foreign key (tenant_id, kind_code) references instrument_kind (tenant_id, code),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table record_template enable row level security;
--> statement-breakpoint
create policy tenant_only on record_template using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on record_template to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'record_template', '记录模板', 'Record templates', 'jilumuban', 'jlmb', '/testing/record-template',
  'file-pen', 9, array['dispatcher', 'admin']
from menu parent
where parent.code = 'testing' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
