-- Which records people of a role reach, where it is less than all of the institute: their own, or those of their department.
create table role_scope (
  tenant_id text not null references tenant,
  code text not null,
  data_scope text not null check (data_scope in ('own', 'department')),
  primary key (tenant_id, code)
);
--> statement-breakpoint
alter table role_scope enable row level security;
--> statement-breakpoint
create policy tenant_only on role_scope using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on role_scope to etalon_app;
--> statement-breakpoint
-- The widest of what the roles of an account reach.
create function acting_scope(given text[]) returns text language sql stable as $$
  select case max(case scope.data_scope when 'own' then 1 when 'department' then 2 else 3 end)
    when 1 then 'own' when 2 then 'department' else 'tenant' end
  from unnest(given) as one(code) left join role_scope scope on scope.code = one.code
$$;
--> statement-breakpoint
-- A department and all beneath it; nothing for somebody who is in none.
create function department_branch(root bigint) returns setof bigint language sql stable as $$
  with recursive branch as (
    select id from department where id = root
    union all select below.id from department below join branch on below.parent_id = branch.id
  ) select id from branch
$$;
--> statement-breakpoint
revoke all on function acting_scope(text[]), department_branch(bigint) from public;
--> statement-breakpoint
grant execute on function acting_scope(text[]), department_branch(bigint) to etalon_app;
