-- The words of an institute for what people are told: instead of those that everybody has, or to be sent to a group by hand.
create table message_template (
  id bigint generated always as identity (start with 103001),
  tenant_id text not null references tenant,
  version int not null default 0,
  type text not null check (type in ('1', '2', '3')),
  occasion text not null default '',
  name text not null,
  title text not null default '',
  content text not null,
  content_en text not null default '',
  status text not null default '0' check (status in ('0', '1')),
  created_by bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, name),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
-- On one occasion one thing is said.
create unique index message_template_occasion on message_template (tenant_id, occasion) where occasion <> '';
--> statement-breakpoint
alter table message_template enable row level security;
--> statement-breakpoint
create policy tenant_only on message_template using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on message_template to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_message_template', '消息模板', 'Message templates', 'xiaoximuban', 'xxmb', '/system/message-template',
  'message-square', 17, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
