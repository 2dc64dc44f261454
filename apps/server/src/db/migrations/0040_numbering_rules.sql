-- How an institute numbers its orders, samples, items and reports, where it has a rule of its own.
create table numbering_rule (
  tenant_id text not null references tenant,
  kind text not null check (kind in ('order', 'sample', 'item', 'report')),
  version int not null default 0,
  items jsonb not null,
  primary key (tenant_id, kind)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table numbering_rule enable row level security;
--> statement-breakpoint
create policy tenant_only on numbering_rule using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update on numbering_rule to etalon_app;
--> statement-breakpoint
-- What stands for a department in numbers.
alter table department
  add column code text not null default '',
  add column short_name text not null default '';
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_numbering', '编号规则', 'Numbering', 'bianhaoguize', 'bhgz', '/system/numbering', 'list-tree', 15,
  array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
