-- The log of certificates: what was issued, withdrawn and replaced, in the order in which it happened. Nothing in it is changed or taken
-- out; its head, signed anew with each entry, commits to all of it.
create table certificate_log (
  tenant_id text not null references tenant,
  id bigint generated always as identity,
  -- By this name heads are known; it never changes.
  origin text not null,
  size bigint not null default 0,
  checkpoint text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id)
) with (autovacuum_analyze_threshold = 10, fillfactor = 70);
--> statement-breakpoint
-- An entry stays whatever becomes of the certificate that it speaks of, and so refers to no row. Its id is its place, from nought.
create table certificate_log_entry (
  tenant_id text not null references tenant,
  id bigint not null check (id >= 0),
  certificate_id bigint not null,
  kind text not null check (kind in ('issued', 'withdrawn', 'replaced')),
  entry bytea not null,
  leaf_hash bytea not null check (length(leaf_hash) = 32),
  primary key (tenant_id, id),
  unique (tenant_id, certificate_id, kind)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
-- The hash of each full tile of the level below: 256 leaves at level 1, 256 of those at level 2.
create table certificate_log_node (
  tenant_id text not null references tenant,
  id bigint generated always as identity,
  level int not null check (level between 1 and 7),
  place bigint not null check (place >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (tenant_id, id),
  unique (tenant_id, level, place)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table certificate_log enable row level security;
--> statement-breakpoint
create policy tenant_only on certificate_log using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
alter table certificate_log_entry enable row level security;
--> statement-breakpoint
create policy tenant_only on certificate_log_entry using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
alter table certificate_log_node enable row level security;
--> statement-breakpoint
create policy tenant_only on certificate_log_node using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert on certificate_log, certificate_log_entry, certificate_log_node to etalon_app;
--> statement-breakpoint
grant update (size, checkpoint) on certificate_log to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
