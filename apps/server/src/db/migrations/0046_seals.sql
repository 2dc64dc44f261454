-- Certificates are sealed with an X.509 certificate of the institute: the PDF within itself, the XML by a signature beside it. What was
-- issued before has none.
alter table certificate add column xml_signature bytea;
--> statement-breakpoint
-- With which certificates anything was sealed so far: a seal stays good when the institute takes another.
create table seal_certificate (
  tenant_id text not null references tenant,
  id bigint generated always as identity,
  fingerprint bytea not null check (length(fingerprint) = 32),
  certificate bytea not null,
  first_used_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, fingerprint)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
alter table seal_certificate enable row level security;
--> statement-breakpoint
create policy tenant_only on seal_certificate using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert on seal_certificate to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
