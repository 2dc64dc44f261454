-- Errors that browsers caught and somebody sent in.
create table client_log (
  id bigint generated always as identity (start with 19001) primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  user_agent text not null default '',
  url text not null,
  at timestamptz not null,
  type text not null check (type in ('error', 'warning')),
  message text not null,
  stack text not null,
  info text not null,
  times bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create index client_log_newest on client_log (tenant_id, id desc);
--> statement-breakpoint
alter table client_log enable row level security;
--> statement-breakpoint
create policy tenant_only on client_log using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, delete on client_log to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
