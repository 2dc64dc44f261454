-- What the document of a report said each time it was handed in, and what those who read it noted beside its passages.
create table report_version (
  tenant_id text not null references tenant,
  report_id bigint not null,
  -- From 1 on.
  number int not null check (number > 0),
  -- What stood in the document, passage by passage.
  passages jsonb not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, report_id, number),
  foreign key (tenant_id, report_id) references report (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create table report_comment (
  id bigint generated always as identity (start with 131001),
  tenant_id text not null references tenant,
  report_id bigint not null,
  -- The passage that is meant, and what stood there.
  passage text not null,
  quote text not null,
  -- The comment that this one answers; those that begin a talk answer none.
  thread_id bigint,
  content text not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  -- Who said of the talk that it is settled, and when.
  settled_by text,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, report_id) references report (tenant_id, id),
  foreign key (tenant_id, thread_id) references report_comment (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id),
  check ((settled_by is null) = (settled_at is null)),
  check (thread_id is null or settled_at is null)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index report_version_by on report_version (tenant_id, by_id);
--> statement-breakpoint
create index report_comment_report on report_comment (tenant_id, report_id, id);
--> statement-breakpoint
create index report_comment_thread on report_comment (tenant_id, thread_id) where thread_id is not null;
--> statement-breakpoint
create index report_comment_by on report_comment (tenant_id, by_id);
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['report_version', 'report_comment'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  end loop;
end $$;
--> statement-breakpoint
-- What was handed in stays as it was.
grant select, insert on report_version to etalon_app;
--> statement-breakpoint
grant select, insert, delete on report_comment to etalon_app;
--> statement-breakpoint
grant update (settled_by, settled_at) on report_comment to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
