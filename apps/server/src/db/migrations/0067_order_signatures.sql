-- What a client signed of an order: drawn or typed, with who held the pen, and a digest of what the order said then. The latest counts,
-- unless it was taken back.
create table order_signature (
  id bigint generated always as identity (start with 132001),
  tenant_id text not null references tenant,
  order_id bigint not null,
  signer_name text not null,
  signature jsonb not null,
  -- SHA-256 in hex over what stands on the bill.
  content text not null,
  by_id bigint not null,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  -- Who took it back, when, and why.
  withdrawn_by text,
  withdrawn_at timestamptz,
  withdraw_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references work_order (tenant_id, id),
  foreign key (tenant_id, by_id) references account (tenant_id, id),
  check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_by is null) = (withdraw_reason is null))
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index order_signature_order on order_signature (tenant_id, order_id, id);
--> statement-breakpoint
create index order_signature_by on order_signature (tenant_id, by_id);
--> statement-breakpoint
alter table order_signature enable row level security;
--> statement-breakpoint
create policy tenant_only on order_signature using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What was signed is not changed afterwards: it is taken back, or signed anew.
grant select, insert on order_signature to etalon_app;
--> statement-breakpoint
grant update (withdrawn_by, withdrawn_at, withdraw_reason) on order_signature to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
