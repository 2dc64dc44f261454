-- Where a sample is: who has it, where it stands, and when it went home. Without a holder it is with whoever received it.
alter table sample
  add column holder_id bigint references account,
  add column place text not null default '',
  add column returned_at timestamptz;
--> statement-breakpoint
create index sample_holder on sample (
  tenant_id, (case when received_at is null or returned_at is not null then null else coalesce(holder_id, received_by) end), id);
--> statement-breakpoint
create or replace view listed_sample as select * from sample where tenant_id = current_tenant();
--> statement-breakpoint
create table sample_movement (
  id bigint generated always as identity (start with 21001) primary key,
  tenant_id text not null references tenant,
  sample_id bigint not null references sample,
  kind text not null check (kind in ('handOver', 'handBack', 'sendBack', 'takeBack')),
  from_id bigint references account,
  from_name text not null,
  to_id bigint references account,
  to_name text not null,
  place text not null default '',
  send_way text not null default '',
  courier text not null default '',
  tracking_number text not null default '',
  signature jsonb,
  note text not null default '',
  by_id bigint not null references account,
  by_name text not null,
  at timestamptz not null default clock_timestamp(),
  undoes_id bigint references sample_movement
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index sample_movement_sample on sample_movement (sample_id, id);
--> statement-breakpoint
create unique index sample_movement_undone_once on sample_movement (undoes_id) where undoes_id is not null;
--> statement-breakpoint
alter table sample_movement enable row level security;
--> statement-breakpoint
create policy tenant_only on sample_movement using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
-- What somebody signed for is not changed afterwards: what was wrong is taken back by another movement.
grant select, insert on sample_movement to etalon_app;
--> statement-breakpoint
grant usage on all sequences in schema public to etalon_app;
--> statement-breakpoint
-- Whoever tests or checks has samples in hand.
insert into menu (tenant_id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles)
select parent.tenant_id, parent.id, 'sample_in_hand', '在手样品', 'Samples in hand', 'zaishouyangpin', 'zsyp', '/testing/sample', 'package', 5,
  array['tester', 'auditor']
from menu parent
where parent.code = 'testing' and parent.parent_id is null and parent.category = 1
on conflict (tenant_id, code) do nothing;
