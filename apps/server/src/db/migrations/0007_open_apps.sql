-- Systems that ask without a person: each acts for an account, and signs what it asks with a secret that is kept sealed.
create table open_app (
  id bigint generated always as identity (start with 17001) primary key,
  tenant_id text not null references tenant,
  app_id text not null unique check (app_id ~ '^[A-Za-z0-9_-]{3,64}$'),
  name text not null,
  account_id bigint not null references account,
  sealed_secret bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create table open_token (
  hash bytea primary key,
  tenant_id text not null references tenant,
  open_app_id bigint not null references open_app on delete cascade,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index open_token_end on open_token (tenant_id, expires_at);
--> statement-breakpoint
-- A signature counts once: what was heard on the way cannot be said again.
create table open_nonce (
  open_app_id bigint not null references open_app on delete cascade,
  tenant_id text not null references tenant,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (open_app_id, nonce)
);
--> statement-breakpoint
create index open_nonce_end on open_nonce (tenant_id, expires_at);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['open_app', 'open_token', 'open_nonce'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
create function open_app_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from open_app where app_id = wanted
$$;
--> statement-breakpoint
create function open_token_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from open_token where hash = token_hash
$$;
--> statement-breakpoint
revoke all on function open_app_tenant(text), open_token_tenant(bytea) from public;
--> statement-breakpoint
grant execute on function open_app_tenant(text), open_token_tenant(bytea) to etalon_app;
