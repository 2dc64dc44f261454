-- Departments stand under each other, and carry what BladeX tells of them.
alter table department
  add column parent_id bigint references department,
  add column full_name text not null default '',
  add column category text not null default '2' check (category in ('1', '2', '3')),
  add column sort integer not null default 0,
  add column remark text not null default '',
  add constraint department_not_its_own_parent check (parent_id <> id);
--> statement-breakpoint
create index department_parent on department (tenant_id, parent_id, sort, id);
--> statement-breakpoint
alter table menu
  add column alias text not null default '',
  add column action integer not null default 0 check (action between 0 and 3),
  add column is_open integer not null default 1 check (is_open in (1, 2)),
  add column remark text not null default '',
  add constraint menu_not_its_own_parent check (parent_id <> id);
--> statement-breakpoint
-- What an institute adds to its dictionaries. Those of the specification stand in the program: here are labels that were filled in
-- for their keys, and dictionaries of its own.
create table dictionary (
  id bigint generated always as identity (start with 5001) primary key,
  tenant_id text not null references tenant,
  business boolean not null default false,
  code text not null check (code ~ '^[A-Za-z0-9_-]{1,32}$'),
  dict_key text not null check (length(dict_key) between 1 and 64),
  dict_value text not null check (length(dict_value) between 1 and 64),
  dict_value_en text not null default '',
  sort integer not null default 0,
  remark text not null default '',
  unique (tenant_id, business, code, dict_key)
);
--> statement-breakpoint
-- Settings that an administrator changes while everything runs.
create table parameter (
  id bigint generated always as identity (start with 7001) primary key,
  tenant_id text not null references tenant,
  name text not null,
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,64}$'),
  value text not null check (length(value) <= 2000),
  remark text not null default '',
  unique (tenant_id, key)
);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['dictionary', 'parameter'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
