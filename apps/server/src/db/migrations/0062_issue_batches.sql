-- Many certificates that are issued in one go, and what came of each: a job works through the rows, one transaction for each.
create table issue_batch (
  id bigint generated always as identity (start with 112001),
  tenant_id text not null references tenant,
  account_id bigint not null,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index issue_batch_account on issue_batch (tenant_id, account_id, id desc);
--> statement-breakpoint
create index issue_batch_under_way on issue_batch (created_at) where state in ('queued', 'running');
--> statement-breakpoint
create table issue_batch_row (
  tenant_id text not null references tenant,
  batch_id bigint not null,
  place integer not null,
  report_id bigint not null,
  -- The report as whoever asked saw it: one that has changed since is not issued.
  version integer not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'issued', 'refused')),
  certificate_number text,
  reason text,
  primary key (tenant_id, batch_id, place),
  foreign key (tenant_id, batch_id) references issue_batch (tenant_id, id) on delete cascade,
  foreign key (tenant_id, report_id) references report (tenant_id, id)
) with (autovacuum_analyze_threshold = 10, fillfactor = 80);
--> statement-breakpoint
create unique index issue_batch_row_report on issue_batch_row (tenant_id, batch_id, report_id);
--> statement-breakpoint
create index issue_batch_row_of_report on issue_batch_row (tenant_id, report_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['issue_batch', 'issue_batch_row'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update on %I to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
