-- What the public may ask for beside certificates has a screen, also in institutes that were opened before. What an administrator has
-- made of the menus stays: a code that is taken, or a menu of the system that is gone, is left as it is.
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'system_public_record', '公众查询记录', 'Public records', 'gongzhongchaxunjilu', 'gzcxjl',
  '/system/public-record', 'award', 9, array['admin']
from menu parent
where parent.code = 'system' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
