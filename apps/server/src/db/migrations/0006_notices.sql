-- What an institute tells its people, what the system tells one person, and who comes for instruments.
create table notice (
  id bigint generated always as identity (start with 11001) primary key,
  tenant_id text not null references tenant,
  title text not null check (length(title) between 1 and 128),
  content text not null default '' check (length(content) <= 20000),
  release_time timestamptz not null default clock_timestamp(),
  created_by bigint references account,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create index notice_released on notice (tenant_id, release_time desc, id desc);
--> statement-breakpoint
create table station_message (
  id bigint generated always as identity (start with 13001) primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  topic text not null check (topic ~ '^[a-z][a-zA-Z-]{0,31}$'),
  title text not null,
  content text not null default '',
  path text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
--> statement-breakpoint
create index station_message_of on station_message (tenant_id, account_id, id desc);
--> statement-breakpoint
create table pickup (
  id bigint generated always as identity (start with 15001) primary key,
  tenant_id text not null references tenant,
  number text not null,
  enterprise_id bigint not null references enterprise,
  time timestamptz not null,
  instrument_count integer not null check (instrument_count > 0),
  done_at timestamptz,
  unique (tenant_id, number)
);
--> statement-breakpoint
create index pickup_time on pickup (tenant_id, time) where done_at is null;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['notice', 'station_message', 'pickup'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
