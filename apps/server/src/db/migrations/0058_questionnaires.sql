-- What people of the institute, and customers whose order is done, are asked, and what they answered.
create unique index work_order_of_tenant on work_order (tenant_id, id);
--> statement-breakpoint
create table questionnaire (
  id bigint generated always as identity (start with 108001),
  tenant_id text not null references tenant,
  version int not null default 0,
  title text not null,
  title_en text not null default '',
  intro text not null default '',
  intro_en text not null default '',
  audience text not null check (audience in ('staff', 'customer')),
  state text not null default '0' check (state in ('0', '1', '2')),
  questions jsonb not null,
  opened_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table questionnaire_answer (
  id bigint generated always as identity (start with 109001),
  tenant_id text not null references tenant,
  questionnaire_id bigint not null,
  account_id bigint not null,
  -- The order that a customer was asked about; people of the institute are asked about none.
  order_id bigint,
  answers jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, questionnaire_id) references questionnaire (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, order_id) references work_order (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
-- An enterprise answers once for an order, somebody of the institute once.
create unique index questionnaire_answer_order on questionnaire_answer (tenant_id, questionnaire_id, order_id) where order_id is not null;
--> statement-breakpoint
create unique index questionnaire_answer_person on questionnaire_answer (tenant_id, questionnaire_id, account_id) where order_id is null;
--> statement-breakpoint
create index questionnaire_answer_account on questionnaire_answer (tenant_id, account_id);
--> statement-breakpoint
create index questionnaire_answer_of_order on questionnaire_answer (tenant_id, order_id) where order_id is not null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['questionnaire', 'questionnaire_answer'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, update, delete on questionnaire to etalon_app;
--> statement-breakpoint
-- What was answered stays.
grant select, insert on questionnaire_answer to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, given.code, given.name, given.name_en, given.pinyin, given.initials, given.path, given.source, given.sort,
  given.roles
from menu parent
join (values
  ('system', 'system_questionnaire', '问卷管理', 'Questionnaires', 'wenjuanguanli', 'wjgl', '/system/questionnaire', 'list-checks', 22,
    array['admin']),
  ('system', 'system_evart', '填写问卷', 'Fill in questionnaires', 'tianxiewenjuan', 'txwj', '/template-evart', 'clipboard-list', 35,
    array['admin']),
  ('people', 'people_evart', '填写问卷', 'Fill in questionnaires', 'tianxiewenjuan', 'txwj', '/template-evart', 'clipboard-list', 5,
    array['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier']),
  ('order', 'order_evart', '满意度调查', 'Satisfaction', 'manyidudiaocha', 'myddc', '/template-evart', 'clipboard-list', 20,
    array['customer'])
) as given (parent, code, name, name_en, pinyin, initials, path, source, sort, roles) on given.parent = parent.code
where parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
