-- What a symbol keyboard offers: to everybody of an institute, or to the one person who keeps it.
create table symbol (
  id bigint generated always as identity (start with 9001) primary key,
  tenant_id text not null references tenant,
  owner_id bigint references account,
  code text not null check (length(code) between 1 and 128),
  name text not null default '',
  name_en text not null default '',
  sort integer not null default 0 check (sort >= 0)
);
--> statement-breakpoint
create unique index symbol_once on symbol (tenant_id, coalesce(owner_id, 0), code);
--> statement-breakpoint
create index symbol_in_order on symbol (tenant_id, owner_id, sort, id);
--> statement-breakpoint
alter table symbol enable row level security;
--> statement-breakpoint
create policy tenant_only on symbol using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on symbol to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
