-- The screens of an institute's administrator, for institutes that were opened before there were any. What an administrator has made of
-- the menus stays: a code that is taken, or a menu of the system that is gone, is left as it is.
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source,
  given.sort, array['admin']
from menu parent
cross join (values
  ('system_user', '用户管理', 'Users', 'yonghuguanli', 'yhgl', '/system/user', 'users', 3),
  ('system_role', '角色管理', 'Roles', 'jueseguanli', 'jsgl', '/system/role', 'shield-user', 4),
  ('system_department', '部门管理', 'Departments', 'bumenguanli', 'bmgl', '/system/department', 'network', 5),
  ('system_menu', '菜单管理', 'Menus', 'caidanguanli', 'cdgl', '/system/menu', 'list-tree', 6),
  ('system_dictionary', '数据字典', 'Dictionaries', 'shujuzidian', 'sjzd', '/system/dictionary', 'book-open', 7),
  ('system_parameter', '参数设置', 'Parameters', 'canshushezhi', 'cssz', '/system/parameter', 'sliders-horizontal', 8),
  ('system_notice', '通知公告', 'Notices', 'tongzhigonggao', 'tzgg', '/system/notice', 'megaphone', 9),
  ('system_material', '资料管理', 'Downloads', 'ziliaoguanli', 'zlgl', '/system/material', 'folder-down', 10),
  ('system_symbol', '符号管理', 'Symbols', 'fuhaoguanli', 'fhgl', '/system/symbol', 'omega', 11),
  ('system_client_log', '客户端日志', 'Client logs', 'kehuduanrizhi', 'khdrz', '/system/client-log', 'bug', 12),
  ('system_tenant', '租户管理', 'Tenants', 'zuhuguanli', 'zhgl', '/system/tenant', 'landmark', 13)
) as given (code, name, name_en, pinyin, initials, path, source, sort)
where parent.code = 'system' and parent.category = 1 and (given.code <> 'system_tenant' or parent.tenant_id = '000000')
on conflict (tenant_id, code) do nothing;
