-- A row is seen and written only under its own tenant: a forgotten `where` shows nothing (PERM-2).
create function current_tenant() returns text language sql stable parallel safe as $$
  select nullif(current_setting('etalon.tenant', true), '')
$$;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'department', 'department_ability', 'enterprise', 'account', 'staff_qualification', 'login_code', 'login_attempt', 'session', 'menu',
    'instrument_kind', 'enterprise_instrument', 'measuring_standard', 'work_order', 'sample', 'item', 'report', 'certificate', 'history',
    'counter', 'idempotency', 'ticket', 'query_attempt'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
alter table tenant enable row level security;
--> statement-breakpoint
create policy tenant_only on tenant using (id = current_tenant());
--> statement-breakpoint
grant select on tenant to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- What was recorded stays: the role of requests cannot change or remove history or issued certificates' content.
revoke update, delete on history from etalon_app;
--> statement-breakpoint
revoke update, delete on certificate from etalon_app;
--> statement-breakpoint
grant update (validity, replaced_by) on certificate to etalon_app;
--> statement-breakpoint
-- These find the tenant of something a stranger holds (a token, a ticket, a printed reference) and nothing else.
create function session_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from session where access_hash = token_hash or refresh_hash = token_hash
$$;
--> statement-breakpoint
create function ticket_tenant(ticket_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from ticket where hash = ticket_hash
$$;
--> statement-breakpoint
create function certificate_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from certificate where reference = wanted
$$;
--> statement-breakpoint
create function known_tenant(wanted text) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from tenant where id = wanted)
$$;
--> statement-breakpoint
create function has_certificates() returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from certificate)
$$;
--> statement-breakpoint
revoke all on function session_tenant(bytea), ticket_tenant(bytea), certificate_tenant(text), known_tenant(text), has_certificates() from public;
--> statement-breakpoint
grant execute on function session_tenant(bytea), ticket_tenant(bytea), certificate_tenant(text), known_tenant(text), has_certificates() to etalon_app;
