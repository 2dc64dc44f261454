-- Measuring standards are written down, traced anew, and taken out of use and back.
alter table measuring_standard
  add column version int not null default 0,
  add column duties jsonb not null default '{}',
  add column model text not null default '',
  add column serial text not null default '',
  add column manufacturer text not null default '',
  add column cycle text not null default '12',
  add column place text not null default '',
  add column remark text not null default '',
  -- The last repair: what was calibrated before it proves nothing any more.
  add column repaired_on date;
--> statement-breakpoint
create unique index measuring_standard_number on measuring_standard (tenant_id, number);
--> statement-breakpoint
create index measuring_standard_due on measuring_standard (tenant_id, valid_until, id);
--> statement-breakpoint
create view listed_measuring_standard as select * from measuring_standard where tenant_id = current_tenant();
--> statement-breakpoint
grant select on listed_measuring_standard to etalon_app;
--> statement-breakpoint
create table standard_calibration (
  id bigint generated always as identity (start with 7501) primary key,
  tenant_id text not null references tenant,
  standard_id bigint not null references measuring_standard,
  certificate_number text not null,
  calibrated_on date not null,
  valid_until date not null,
  institution text not null,
  check_way text not null,
  result text not null,
  expanded_uncertainty numeric,
  coverage_factor numeric,
  remark text not null default '',
  by_id bigint not null references account,
  by_name text not null,
  created_at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create index standard_calibration_standard on standard_calibration (standard_id, id);
--> statement-breakpoint
alter table standard_calibration enable row level security;
--> statement-breakpoint
create policy tenant_only on standard_calibration using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What a certificate said is not changed afterwards.
grant select, insert on standard_calibration to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
alter table standard_calibration set (autovacuum_analyze_threshold = 10);
