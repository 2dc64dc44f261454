-- Other systems are let in on a screen: each is changed by its version, and tells when it last signed something.
alter table open_app add column version int not null default 0, add column last_used_at timestamptz;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_open_app', '外部系统', 'Other systems', 'waibuxitong', 'wbxt', '/system/open-app', 'plug', 25,
  array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
