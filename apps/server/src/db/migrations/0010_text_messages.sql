-- Codes in text messages, what was sent, and people who ask for an account.
create table sms_code (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  purpose text not null,
  target text not null,
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  spent_at timestamptz
);
--> statement-breakpoint
create index sms_code_target on sms_code (tenant_id, target, created_at desc);
--> statement-breakpoint
create index sms_code_address on sms_code (tenant_id, address, created_at);
--> statement-breakpoint
create table sms_message (
  id bigint generated always as identity (start with 19001) primary key,
  tenant_id text not null references tenant,
  phone text not null,
  text text not null,
  provider text not null,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create table registration (
  id bigint generated always as identity (start with 21001) primary key,
  tenant_id text not null references tenant,
  account text not null,
  name text not null,
  phone text not null,
  phone_proved boolean not null,
  enterprise_name text not null,
  credit_code text not null,
  sealed_password bytea,
  password_hash text,
  address text not null,
  state text not null default '1' check (state in ('1', '2', '3')),
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  decided_by bigint references account,
  decided_at timestamptz,
  check ((state = '1') = (sealed_password is not null))
);
--> statement-breakpoint
create unique index registration_waiting on registration (tenant_id, account) where state = '1';
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['sms_code', 'sms_message', 'registration'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
