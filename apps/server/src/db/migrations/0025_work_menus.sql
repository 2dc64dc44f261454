-- Enterprises, ledgers, what is due, and statistics, for institutes that were opened before there were screens of them. What an
-- administrator has made of the menus stays: a code that is taken, or a menu that is gone, is left as it is.
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source,
  given.sort, given.roles
from menu parent
cross join (values
  ('enterprise', '单位档案', 'Enterprises', 'danweidangan', 'dwda', '/order/enterprise', 'building-2', 4,
    array['reception', 'issuer', 'dispatcher', 'admin', 'cashier']),
  ('ledger', '器具台账', 'Instruments', 'qijutaizhang', 'qjtz', '/order/ledger', 'ruler', 5,
    array['reception', 'issuer', 'dispatcher', 'admin', 'customer']),
  ('due_calendar', '到期日历', 'Due calendar', 'daoqirili', 'dqrl', '/order/due-calendar', 'calendar-clock', 6,
    array['reception', 'issuer', 'dispatcher', 'admin'])
) as given (code, name, name_en, pinyin, initials, path, source, sort, roles)
where parent.code = 'order' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select system.tenant_id, null, 'statistics', '统计分析', 'Statistics', 'tongjifenxi', 'tjfx', '/statistics', 'chart-column', system.sort,
  array['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin']
from menu system
where system.code = 'system' and system.parent_id is null and system.category = 1
on conflict (tenant_id, code) do nothing;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'statistics_work', '检测统计', 'Work statistics', 'jiancetongji', 'jctj', '/statistics/work', 'chart-column', 1,
  parent.roles
from menu parent
where parent.code = 'statistics' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
