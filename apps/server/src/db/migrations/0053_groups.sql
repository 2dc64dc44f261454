-- Groups of people: those who calibrate together, and those who are told something by text message.
-- What is named together with its institute; keys that hold both need it.
create unique index account_of_tenant on account (tenant_id, id);
--> statement-breakpoint
create table work_group (
  id bigint generated always as identity (start with 101001),
  tenant_id text not null references tenant,
  version int not null default 0,
  type text not null check (type in ('1', '2')),
  code text not null,
  name text not null,
  name_en text not null default '',
  status text not null default '0' check (status in ('0', '1')),
  remark text not null default '',
  created_by bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, type, code),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table work_group_member (
  tenant_id text not null references tenant,
  group_id bigint not null,
  account_id bigint not null,
  primary key (tenant_id, group_id, account_id),
  foreign key (tenant_id, group_id) references work_group (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index work_group_member_account on work_group_member (tenant_id, account_id);
--> statement-breakpoint
-- The calibration group that a piece of work was dispatched to; nobody else is given it.
alter table item
  add column group_id bigint,
  add constraint item_group_fkey foreign key (tenant_id, group_id) references work_group (tenant_id, id);
--> statement-breakpoint
create index item_group on item (tenant_id, group_id) where group_id is not null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['work_group', 'work_group_member'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_group', '分组管理', 'Groups', 'fenzuguanli', 'fzgl', '/system/group', 'users', 16, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
