-- Documents by which the institute works: testing rules and procedures, with their files, by what they are about and whether they hold.
create table standard_file (
  id bigint generated always as identity (start with 82001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  number text not null,
  name text not null,
  file_type text not null,
  norm_type text not null default '',
  status text not null default '1' check (status in ('1', '2', '3')),
  effective_on date,
  kinds text[] not null default '{}',
  remark text not null default '',
  file_id bigint not null references stored_file,
  replaces_id bigint references standard_file,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, number),
  -- One document is replaced by one other.
  unique (tenant_id, replaces_id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index standard_file_status on standard_file (tenant_id, status, id);
--> statement-breakpoint
create index standard_file_file on standard_file (file_id);
--> statement-breakpoint
alter table standard_file enable row level security;
--> statement-breakpoint
create policy tenant_only on standard_file using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update on standard_file to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'standard_file', '标准文件', 'Rules and procedures', 'biaozhunwenjian', 'bzwj', '/testing/standard-file',
  'book-open', 8, array['dispatcher', 'tester', 'auditor', 'admin', 'approver']
from menu parent
where parent.code = 'testing' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
