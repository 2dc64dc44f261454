-- Which columns of a list somebody sees, and in which order: JSON text of the workspace, kept as it came.
create table column_settings (
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  element_id text not null check (length(element_id) between 1 and 64),
  parameter text not null check (length(parameter) <= 65536),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, account_id, element_id)
);
--> statement-breakpoint
alter table column_settings enable row level security;
--> statement-breakpoint
create policy tenant_only on column_settings using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, update, delete on column_settings to etalon_app;
