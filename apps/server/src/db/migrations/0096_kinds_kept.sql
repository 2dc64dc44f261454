-- The kinds of instrument are written down by an administrator; until now they came with the demonstration alone.
grant select, insert, update, delete on instrument_kind to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_instrument_kind', '器具种类', 'Kinds of instrument', 'qijuzhonglei', 'qjzl',
  '/system/instrument-kind', 'gauge', 24, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
