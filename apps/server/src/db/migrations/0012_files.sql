-- Files that were handed in: their content stands in a storage, part by part, under a key that nobody can guess.
create table stored_file (
  id bigint generated always as identity (start with 23001) primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  enterprise_id bigint references enterprise,
  name text not null,
  size bigint not null check (size > 0),
  part_size integer not null,
  type text not null default '',
  key uuid not null default gen_random_uuid(),
  subject_kind text,
  subject_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((subject_kind is null) = (subject_id is null))
);
--> statement-breakpoint
create index stored_file_subject on stored_file (tenant_id, subject_kind, subject_id, id desc);
--> statement-breakpoint
create index stored_file_owner on stored_file (tenant_id, account_id, id desc);
--> statement-breakpoint
create table file_part (
  file_id bigint not null references stored_file on delete cascade,
  tenant_id text not null references tenant,
  place integer not null,
  size integer not null,
  sha256 bytea not null,
  primary key (file_id, place)
);
--> statement-breakpoint
-- Keys whose content is to be taken out of the storage: written with the removal, done after it.
create table file_trash (
  key uuid primary key,
  tenant_id text not null references tenant,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['stored_file', 'file_part', 'file_trash'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- What an institute offers to everybody with an account.
create table material (
  id bigint generated always as identity (start with 25001) primary key,
  tenant_id text not null references tenant,
  name text not null,
  category text not null default '',
  remark text not null default '',
  file_id bigint not null references stored_file,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create index material_file on material (file_id);
--> statement-breakpoint
alter table material enable row level security;
--> statement-breakpoint
create policy tenant_only on material using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on material to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
