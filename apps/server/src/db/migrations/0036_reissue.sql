-- A certificate that was wrong stays on record; another with a number of its own takes its place, and says which and why.
alter table report
  add column replaces_id bigint references report,
  add column replace_reason text not null default '',
  add column corrections jsonb not null default '{}';
--> statement-breakpoint
create or replace view listed_report as select * from report where tenant_id = current_tenant();
--> statement-breakpoint
-- Of a report that is replaced there is one successor, unless that one is discarded.
create unique index report_successor on report (replaces_id) where replaces_id is not null and state <> '0';
--> statement-breakpoint
create index certificate_not_valid on certificate (tenant_id, validity, id) where validity <> 'valid';
