-- Institutes are opened and closed by the administrators of the first one (000000), the default tenant of the specification.
alter table tenant
  add column linkman text not null default '',
  add column enabled boolean not null default true,
  add column expires_on date,
  add column created_at timestamptz not null default clock_timestamp();
--> statement-breakpoint
create function runs_all_tenants() returns boolean language sql stable as $$ select current_tenant() = '000000' $$;
--> statement-breakpoint
-- The first institute sees which others there are, and nothing that is theirs.
create policy all_tenants on tenant for select using (runs_all_tenants());
--> statement-breakpoint
create policy open_tenant on tenant for insert with check (runs_all_tenants());
--> statement-breakpoint
create policy change_tenant on tenant for update using (runs_all_tenants()) with check (runs_all_tenants());
--> statement-breakpoint
grant insert (id, name, name_en, linkman, phone, address, expires_on) on tenant to etalon_app;
--> statement-breakpoint
grant update (name, name_en, linkman, phone, address, expires_on, enabled) on tenant to etalon_app;
--> statement-breakpoint
-- One that was closed or whose time is over: nobody signs in, and who was signed in is not any more. Its certificates can be asked for.
create function living_tenant(wanted text) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from tenant where id = wanted and enabled
    and (expires_on is null or expires_on >= (clock_timestamp() at time zone 'Asia/Shanghai')::date))
$$;
--> statement-breakpoint
create or replace function known_tenant(wanted text) returns boolean language sql stable security definer set search_path = public as $$
  select living_tenant(wanted)
$$;
--> statement-breakpoint
create or replace function session_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from session where (access_hash = token_hash or refresh_hash = token_hash) and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function ticket_tenant(ticket_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from ticket where hash = ticket_hash and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function open_app_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from open_app where app_id = wanted and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function open_token_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from open_token where hash = token_hash and living_tenant(tenant_id)
$$;
--> statement-breakpoint
-- How many people of an institute may sign in: a number, which tells the first institute nothing else.
create function tenant_people(wanted text) returns integer language sql stable security definer set search_path = public as $$
  select case when runs_all_tenants() then (select count(*)::int from account where tenant_id = wanted and enabled) end
$$;
--> statement-breakpoint
revoke all on function runs_all_tenants(), living_tenant(text), tenant_people(text) from public;
--> statement-breakpoint
grant execute on function runs_all_tenants(), tenant_people(text) to etalon_app;
