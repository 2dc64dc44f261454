-- Abilities are kept by department, each once; of those that were there twice the oldest stays.
delete from department_ability a using department_ability b
where a.tenant_id = b.tenant_id and a.department_id = b.department_id and a.technology_domain = b.technology_domain
  and a.ability_type = b.ability_type and a.id > b.id;
--> statement-breakpoint
create unique index department_ability_once on department_ability (tenant_id, department_id, technology_domain, ability_type);
--> statement-breakpoint
alter table department_ability set (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
-- How long work of a kind takes: what somebody has in hand is counted in it.
alter table instrument_kind add column work_minutes integer not null default 60 check (work_minutes between 1 and 100000);
--> statement-breakpoint
create index item_tester_open on item (tenant_id, tester_id) where state in ('300', '350');
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'dispatch_board', '调度看板', 'Work board', 'diaodukanban', 'ddkb', '/testing/dispatch-board', 'square-kanban', 6,
  array['dispatcher']
from menu parent
where parent.code = 'testing' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_ability', '检测能力', 'Abilities', 'jiancenengli', 'jcnl', '/system/ability', 'badge-check', 14, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
