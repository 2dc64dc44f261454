-- Lists that are written into files, each for the one who asked: its content stands in the storage of files until it expires.
create table export_job (
  id bigint generated always as identity (start with 27001) primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  resource text not null check (resource in ('order', 'sample', 'item', 'report')),
  format text not null check (format in ('csv', 'xlsx')),
  language text not null check (language in ('zh', 'en')),
  name text not null,
  wish jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  written integer not null default 0,
  expected integer,
  size bigint,
  parts integer not null default 0,
  reason text,
  key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  expires_at timestamptz
);
--> statement-breakpoint
create index export_job_owner on export_job (tenant_id, account_id, id desc);
--> statement-breakpoint
create index export_job_expiry on export_job (expires_at);
--> statement-breakpoint
alter table export_job enable row level security;
--> statement-breakpoint
create policy tenant_only on export_job using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on export_job to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- How many items there are, and what they cost, by what statistics ask: the month of their order, their state, the area of the enterprise, and
-- who tests them. `0` is nobody.
create table work_sum (
  tenant_id text not null references tenant,
  month date not null,
  state text not null,
  area text not null,
  tester_id bigint not null,
  items bigint not null,
  amount numeric(18, 2) not null,
  primary key (tenant_id, month, state, area, tester_id)
);
--> statement-breakpoint
-- What came and went since the sums were last drawn together. Writers only add here: a sum that all of them wrote would make them wait.
create table work_delta (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  month date not null,
  state text not null,
  area text not null,
  tester_id bigint not null,
  items bigint not null,
  amount numeric(18, 2) not null
);
--> statement-breakpoint
create index work_delta_tenant on work_delta (tenant_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['work_sum', 'work_delta'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
create function month_of(given date) returns date language sql immutable strict parallel safe as $$
  select make_date(extract(year from given)::int, extract(month from given)::int, 1)
$$;
--> statement-breakpoint
create function count_new_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), count(*), sum(i.price)
  from came i join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
create function count_gone_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), -count(*), -sum(i.price)
  from gone i join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
create function count_changed_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(i.way), sum(i.way * i.price)
  from (select 1 as way, tenant_id, state, tester_id, price, order_id from came
    union all select -1, tenant_id, state, tester_id, price, order_id from gone) i
  join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id group by 1, 2, 3, 4, 5
  having sum(i.way) <> 0 or sum(i.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
-- An order that is of another day, or of another enterprise, takes its items along.
create function count_changed_orders() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(o.way), sum(o.way * i.price)
  from (select 1 as way, id, bill_date, enterprise_id from came union all select -1, id, bill_date, enterprise_id from gone) o
  join item i on i.order_id = o.id join enterprise e on e.id = o.enterprise_id
  where exists (select from came c join gone g on g.id = c.id
    where c.id = o.id and (c.enterprise_id <> g.enterprise_id or month_of(c.bill_date) <> month_of(g.bill_date)))
  group by 1, 2, 3, 4, 5 having sum(o.way) <> 0 or sum(o.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_enterprises() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(e.way), sum(e.way * i.price)
  from (select 1 as way, id, area from came union all select -1, id, area from gone) e
  join work_order o on o.enterprise_id = e.id join item i on i.order_id = o.id
  where exists (select from came c join gone g on g.id = c.id where c.id = e.id and c.area <> g.area)
  group by 1, 2, 3, 4, 5 having sum(e.way) <> 0 or sum(e.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger items_came after insert on item referencing new table as came for each statement execute function count_new_items();
--> statement-breakpoint
create trigger items_went after delete on item referencing old table as gone for each statement execute function count_gone_items();
--> statement-breakpoint
create trigger items_changed after update on item referencing old table as gone new table as came
  for each statement execute function count_changed_items();
--> statement-breakpoint
create trigger orders_changed after update on work_order referencing old table as gone new table as came
  for each statement execute function count_changed_orders();
--> statement-breakpoint
create trigger enterprises_moved after update on enterprise referencing old table as gone new table as came
  for each statement execute function count_moved_enterprises();
--> statement-breakpoint
-- Draws the sums together anew from the items themselves: for whoever has put them in past the triggers.
create function count_all_items() returns void language plpgsql as $$
begin
  lock table item in share mode;
  delete from work_delta;
  delete from work_sum;
  insert into work_sum (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), count(*), sum(i.price)
  from item i join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id group by 1, 2, 3, 4, 5;
end $$;
--> statement-breakpoint
-- Draws what came and went into the sums, unless somebody else is at it. Whoever reads meanwhile sees it before or after, never twice.
create function fold_work_deltas() returns bigint language plpgsql as $$
declare folded bigint;
begin
  if not pg_try_advisory_xact_lock(7261016) then return 0; end if;
  with gone as (delete from work_delta returning *),
    drawn as (
      insert into work_sum as s (tenant_id, month, state, area, tester_id, items, amount)
      select tenant_id, month, state, area, tester_id, sum(items), sum(amount) from gone group by 1, 2, 3, 4, 5
      on conflict (tenant_id, month, state, area, tester_id) do update set items = s.items + excluded.items, amount = s.amount + excluded.amount)
  select count(*) into folded from gone;
  delete from work_sum where items = 0 and amount = 0;
  return folded;
end $$;
--> statement-breakpoint
revoke all on function count_all_items(), fold_work_deltas() from public;
--> statement-breakpoint
select count_all_items();
