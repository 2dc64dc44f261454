-- Every key begins with the tenant, so that the rows of an institute can stand together on one node, and a reference can only lead to a row
-- of the same institute. Ids come from one sequence each and stay as they are. The constraints are read from the catalogue, so that those
-- of every earlier migration are among them; each keeps its name, and what it does where its row goes.
do $$
declare
  one record;
begin
  -- A key is built in memory where it fits.
  set local maintenance_work_mem = '256MB';
  create temporary table reference_to_come on commit drop as
  select c.conrelid::regclass as child, c.conname as name, c.confrelid::regclass as parent,
    (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
    (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(c.confkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as led_to,
    case c.confdeltype when 'c' then ' on delete cascade' when 'r' then ' on delete restrict'
      when 'n' then ' on delete set null' when 'd' then ' on delete set default' else '' end as at_removal,
    c.confdeltype in ('n', 'd') as empties,
    case c.confupdtype when 'c' then ' on update cascade' when 'r' then ' on update restrict' else '' end as at_change,
    case when c.condeferred then ' deferrable initially deferred' when c.condeferrable then ' deferrable' else '' end as deferral
  from pg_constraint c
  where c.connamespace = 'public'::regnamespace and c.contype = 'f' and c.confrelid <> 'tenant'::regclass and not exists (
    select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'tenant_id' and a.attnum = any(c.conkey));
  -- A reference that has its tenant already rests on a unique key that the new primary key makes needless.
  create temporary table reference_to_move on commit drop as
  select c.conrelid::regclass as child, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_index i on i.indexrelid = c.conindid
  where c.connamespace = 'public'::regnamespace and c.contype = 'f' and not i.indisprimary
    and pg_get_indexdef(i.indexrelid) like '% (tenant_id, id)';
  for one in select child, name from reference_to_come union all select child, name from reference_to_move loop
    execute format('alter table %s drop constraint %I', one.child, one.name);
  end loop;

  for one in
    select c.conrelid::regclass as host, c.conname as name, regexp_replace(pg_get_constraintdef(c.oid), '\(', '(tenant_id, ') as definition
    from pg_constraint c
    where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u') and c.conrelid <> 'tenant'::regclass and not exists (
      select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'tenant_id' and a.attnum = any(c.conkey))
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s', one.host, one.name, one.name, one.definition);
  end loop;
  for one in
    select i.indexrelid::regclass as name, regexp_replace(pg_get_indexdef(i.indexrelid), ' USING (\w+) \(', ' using \1 (tenant_id, ') as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname <> 'tenant' and i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnum = any(i.indkey::smallint[]))
  loop
    execute format('drop index %s', one.name);
    execute one.definition;
  end loop;
  -- What lists read from the newest row on is the primary key now.
  for one in
    select more.indexrelid::regclass as name, u.conname as constraint_name, more.indrelid::regclass as host
    from pg_index main
      join pg_index more on more.indrelid = main.indrelid and more.indexrelid <> main.indexrelid and more.indkey::text = main.indkey::text
        and more.indcollation::text = main.indcollation::text and more.indpred is null and more.indexprs is null
      join pg_class m on m.oid = more.indexrelid join pg_am a on a.oid = m.relam and a.amname = 'btree'
      left join pg_constraint u on u.conindid = more.indexrelid and u.contype = 'u'
    where main.indisprimary and main.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  loop
    if one.constraint_name is null then
      execute format('drop index %s', one.name);
    else
      execute format('alter table %s drop constraint %I', one.host, one.constraint_name);
    end if;
  end loop;

  for one in select * from reference_to_come loop
    execute format('alter table %s add constraint %I foreign key (tenant_id, %s) references %s (tenant_id, %s)%s%s%s', one.child, one.name,
      one.columns, one.parent, one.led_to, one.at_removal || case when one.empties then format(' (%s)', one.columns) else '' end,
      one.at_change, one.deferral);
  end loop;
  for one in select * from reference_to_move loop
    execute format('alter table %s add constraint %I %s', one.child, one.name, one.definition);
  end loop;
end $$;
--> statement-breakpoint
-- The primary key begins with it.
drop index work_delta_tenant;
--> statement-breakpoint
-- What a stranger holds, and whose it is: hashes of tokens and tickets, printed references, names of systems that ask. It is asked before
-- a tenant is known, so it stands whole on every node, and what is in it is there once over all institutes. Requests see nothing of it.
create table stranger_key (
  kind text not null check (kind in ('session', 'ticket', 'open_token', 'open_app', 'certificate', 'public_record')),
  key bytea not null,
  tenant_id text not null references tenant,
  primary key (kind, key)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table stranger_key enable row level security;
--> statement-breakpoint
create policy tenant_only on stranger_key using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
insert into stranger_key (kind, key, tenant_id)
select 'session', key, tenant_id from session cross join lateral (values (access_hash), (refresh_hash)) given(key)
union all select 'ticket', hash, tenant_id from ticket
union all select 'open_token', hash, tenant_id from open_token
union all select 'open_app', convert_to(app_id, 'UTF8'), tenant_id from open_app
union all select 'certificate', convert_to(reference, 'UTF8'), tenant_id from certificate
union all select 'public_record', convert_to(reference, 'UTF8'), tenant_id from public_record;
--> statement-breakpoint
-- Writes and removes it with its row, in the same transaction.
create function keep_stranger_key() returns trigger language plpgsql security definer set search_path = public as $$
declare
  gone bytea[] := '{}';
  came bytea[] := '{}';
begin
  if tg_op <> 'INSERT' then
    if tg_table_name = 'session' then gone := array[old.access_hash, old.refresh_hash];
    elsif tg_table_name in ('ticket', 'open_token') then gone := array[old.hash];
    elsif tg_table_name = 'open_app' then gone := array[convert_to(old.app_id, 'UTF8')];
    else gone := array[convert_to(old.reference, 'UTF8')];
    end if;
    delete from stranger_key where kind = tg_table_name and key = any(gone) and tenant_id = old.tenant_id;
  end if;
  if tg_op <> 'DELETE' then
    if tg_table_name = 'session' then came := array[new.access_hash, new.refresh_hash];
    elsif tg_table_name in ('ticket', 'open_token') then came := array[new.hash];
    elsif tg_table_name = 'open_app' then came := array[convert_to(new.app_id, 'UTF8')];
    else came := array[convert_to(new.reference, 'UTF8')];
    end if;
    insert into stranger_key (kind, key, tenant_id) select tg_table_name, one, new.tenant_id from unnest(came) one;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke all on function keep_stranger_key() from public;
--> statement-breakpoint
do $$
declare
  one record;
begin
  for one in select * from (values ('session', 'access_hash, refresh_hash'), ('ticket', 'hash'), ('open_token', 'hash'),
    ('open_app', 'app_id'), ('certificate', 'reference'), ('public_record', 'reference')) given(host, columns)
  loop
    execute format('create trigger stranger_key_comes_and_goes after insert or delete or update of tenant_id, %s on %I
      for each row execute function keep_stranger_key()', one.columns, one.host);
  end loop;
end $$;
--> statement-breakpoint
create or replace function session_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'session' and key = token_hash and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function ticket_tenant(ticket_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'ticket' and key = ticket_hash and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function open_token_tenant(token_hash bytea) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'open_token' and key = token_hash and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function open_app_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'open_app' and key = convert_to(wanted, 'UTF8') and living_tenant(tenant_id)
$$;
--> statement-breakpoint
create or replace function certificate_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'certificate' and key = convert_to(wanted, 'UTF8')
$$;
--> statement-breakpoint
create or replace function public_record_tenant(wanted text) returns text language sql stable security definer set search_path = public as $$
  select tenant_id from stranger_key where kind = 'public_record' and key = convert_to(wanted, 'UTF8')
$$;
--> statement-breakpoint
-- Rows of different tables meet within their tenant, whoever asks: keys are found by it.
create or replace function count_new_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), count(*), sum(i.price)
  from came i join work_order o on (o.tenant_id, o.id) = (i.tenant_id, i.order_id)
    join enterprise e on (e.tenant_id, e.id) = (o.tenant_id, o.enterprise_id) group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_gone_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), -count(*), -sum(i.price)
  from gone i join work_order o on (o.tenant_id, o.id) = (i.tenant_id, i.order_id)
    join enterprise e on (e.tenant_id, e.id) = (o.tenant_id, o.enterprise_id) group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_changed_items() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(i.way), sum(i.way * i.price)
  from (select 1 as way, tenant_id, state, tester_id, price, order_id from came
    union all select -1, tenant_id, state, tester_id, price, order_id from gone) i
  join work_order o on (o.tenant_id, o.id) = (i.tenant_id, i.order_id)
  join enterprise e on (e.tenant_id, e.id) = (o.tenant_id, o.enterprise_id) group by 1, 2, 3, 4, 5
  having sum(i.way) <> 0 or sum(i.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_changed_orders() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(o.way), sum(o.way * i.price)
  from (select 1 as way, tenant_id, id, bill_date, enterprise_id from came
    union all select -1, tenant_id, id, bill_date, enterprise_id from gone) o
  join item i on (i.tenant_id, i.order_id) = (o.tenant_id, o.id)
  join enterprise e on (e.tenant_id, e.id) = (o.tenant_id, o.enterprise_id)
  where exists (select from came c join gone g on g.id = c.id
    where c.id = o.id and (c.enterprise_id <> g.enterprise_id or month_of(c.bill_date) <> month_of(g.bill_date)))
  group by 1, 2, 3, 4, 5 having sum(o.way) <> 0 or sum(o.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_moved_enterprises() returns trigger language plpgsql as $$
begin
  insert into work_delta (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), sum(e.way), sum(e.way * i.price)
  from (select 1 as way, tenant_id, id, area from came union all select -1, tenant_id, id, area from gone) e
  join work_order o on (o.tenant_id, o.enterprise_id) = (e.tenant_id, e.id)
  join item i on (i.tenant_id, i.order_id) = (o.tenant_id, o.id)
  where exists (select from came c join gone g on g.id = c.id where c.id = e.id and c.area <> g.area)
  group by 1, 2, 3, 4, 5 having sum(e.way) <> 0 or sum(e.way * i.price) <> 0;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_all_items() returns void language plpgsql as $$
begin
  lock table item in share mode;
  delete from work_delta;
  delete from work_sum;
  insert into work_sum (tenant_id, month, state, area, tester_id, items, amount)
  select i.tenant_id, month_of(o.bill_date), i.state, e.area, coalesce(i.tester_id, 0), count(*), sum(i.price)
  from item i join work_order o on (o.tenant_id, o.id) = (i.tenant_id, i.order_id)
    join enterprise e on (e.tenant_id, e.id) = (o.tenant_id, o.enterprise_id) group by 1, 2, 3, 4, 5;
end $$;
