-- The records of people, what their certificates say besides, and trainings with how people did.
create table staff_record (
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  version int not null default 0,
  staff_no text not null default '',
  sex text not null default '',
  ethnic_type text not null default '',
  birthday date,
  id_number text not null default '',
  phone text not null default '',
  address text not null default '',
  education_type text not null default '',
  school text not null default '',
  major text not null default '',
  dutyid_type text not null default '',
  titlepost_type text not null default '',
  is_technicist text not null default '0' check (is_technicist in ('0', '1')),
  hired_on date,
  remark text not null default '',
  primary key (tenant_id, account_id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index staff_record_account on staff_record (account_id);
--> statement-breakpoint
create unique index staff_record_number on staff_record (tenant_id, staff_no) where staff_no <> '';
--> statement-breakpoint
alter table staff_qualification
  add column level text not null default '',
  add column authority text not null default '',
  add column issued_on date,
  add column file_id bigint references stored_file,
  add column remark text not null default '';
--> statement-breakpoint
create index staff_qualification_due on staff_qualification (tenant_id, valid_until);
--> statement-breakpoint
create index staff_qualification_account on staff_qualification (account_id);
--> statement-breakpoint
create index staff_qualification_file on staff_qualification (file_id) where file_id is not null;
--> statement-breakpoint
create table training (
  id bigint generated always as identity (start with 95001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  title text not null,
  mode text not null,
  type text not null,
  from_day date not null,
  to_day date not null,
  hours int not null check (hours > 0),
  place text not null default '',
  trainer text not null default '',
  content text not null default '',
  is_done boolean not null default false,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  check (to_day >= from_day)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index training_newest on training (tenant_id, from_day, id);
--> statement-breakpoint
create table training_participant (
  tenant_id text not null references tenant,
  training_id bigint not null references training on delete cascade,
  account_id bigint not null references account,
  evaluation text not null default '',
  remark text not null default '',
  primary key (tenant_id, training_id, account_id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index training_participant_training on training_participant (training_id);
--> statement-breakpoint
create index training_participant_account on training_participant (account_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['staff_record', 'training', 'training_participant'] loop
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
  coalesce(given.roles, parent.roles)
from menu parent
cross join (values
  ('people_staff', '人员档案', 'Staff', 'renyuandangan', 'ryda', '/people/staff', 'users', 2, array['dispatcher', 'auditor', 'approver']),
  ('people_certificate', '人员证书', 'Staff certificates', 'renyuanzhengshu', 'ryzs', '/people/certificate', 'badge-check', 3, null::text[]),
  ('people_training', '培训计划', 'Trainings', 'peixunjihua', 'pxjh', '/people/training', 'book-open', 4, null::text[])
) as given (code, name, name_en, pinyin, initials, path, source, sort, roles)
where parent.code = 'people' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source, given.sort,
  array['admin']
from menu parent
cross join (values
  ('system_staff', '人员档案', 'Staff', 'renyuandangan', 'ryda', '/people/staff', 'users', 32),
  ('system_certificate', '人员证书', 'Staff certificates', 'renyuanzhengshu', 'ryzs', '/people/certificate', 'badge-check', 33),
  ('system_training', '培训计划', 'Trainings', 'peixunjihua', 'pxjh', '/people/training', 'book-open', 34)
) as given (code, name, name_en, pinyin, initials, path, source, sort)
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
