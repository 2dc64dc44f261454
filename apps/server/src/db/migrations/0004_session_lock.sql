-- A session that its person locked: all that was renewed from one sign-in is locked together, in every tab.
create table session_lock (
  family uuid primary key,
  tenant_id text not null references tenant,
  verifier_hash bytea not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  locked_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
alter table session add column user_agent text not null default '' check (length(user_agent) <= 256);
--> statement-breakpoint
alter table session_lock enable row level security;
--> statement-breakpoint
create policy tenant_only on session_lock using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on session_lock to etalon_app;
