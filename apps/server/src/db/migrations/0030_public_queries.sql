-- What the public asks for beside certificates: appraisal certificates, labels of precious metal, test reports and notices; and the
-- reports of those who prove a phone.
create table public_record (
  id bigint generated always as identity (start with 61001) primary key,
  tenant_id text not null references tenant,
  kind text not null check (kind in ('appraisal', 'precious-metal', 'test-report')),
  number text not null,
  reference text not null unique,
  check_code_version int not null,
  name text not null,
  name_en text not null,
  conclusion text not null,
  conclusion_en text not null,
  standards text not null,
  client text not null,
  performed_on date not null,
  issued_on date not null,
  facts jsonb not null,
  note text not null,
  withdrawn_on date,
  withdrawn_reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, number),
  check ((withdrawn_on is null) = (withdrawn_reason = ''))
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table phone_session (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  hash bytea not null,
  phone text not null,
  expires_at timestamptz not null,
  unique (tenant_id, hash)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index phone_session_end on phone_session (tenant_id, expires_at);
--> statement-breakpoint
-- A signature counts once: what was heard on the way cannot be said again.
create table phone_nonce (
  session_id bigint not null references phone_session on delete cascade,
  tenant_id text not null references tenant,
  nonce text not null,
  primary key (tenant_id, session_id, nonce)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index work_order_mobile on work_order (tenant_id, mobile);
--> statement-breakpoint
alter table notice add column is_public boolean not null default false;
--> statement-breakpoint
create index notice_public on notice (tenant_id, release_time desc, id desc) where is_public;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['public_record', 'phone_session', 'phone_nonce'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
create function public_record_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from public_record where reference = wanted
$$;
--> statement-breakpoint
revoke all on function public_record_tenant(text) from public;
--> statement-breakpoint
grant execute on function public_record_tenant(text) to etalon_app;
