-- How people are reached, and roles that an institute makes out of those that are built in.
alter table account
  add column phone text not null default '' check (length(phone) <= 16),
  add column email text not null default '' check (length(email) <= 128);
--> statement-breakpoint
create index account_phone on account (tenant_id, phone) where phone <> '';
--> statement-breakpoint
create table role (
  id bigint generated always as identity (start with 17001) primary key,
  tenant_id text not null references tenant,
  code text not null check (code ~ '^[a-z][A-Za-z0-9_-]{0,31}$'),
  name text not null check (length(name) between 1 and 64),
  name_en text not null default '',
  made_of text[] not null check (cardinality(made_of) between 1 and 9),
  sort integer not null default 0,
  remark text not null default '',
  unique (tenant_id, code)
);
--> statement-breakpoint
alter table role enable row level security;
--> statement-breakpoint
create policy tenant_only on role using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on role to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- The roles that somebody acts in: those of the account, and those that they are made of.
create function acting_roles(given text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct code order by code), '{}') from (
    select unnest(given) as code
    union select unnest(made_of) from role where code = any(given)
  ) every_role
$$;
--> statement-breakpoint
revoke all on function acting_roles(text[]) from public;
--> statement-breakpoint
grant execute on function acting_roles(text[]) to etalon_app;
