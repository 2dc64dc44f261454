-- Pictures that stand in rich texts: whoever reads the text sees them, and they stay as long as it names them.
create table text_picture (
  tenant_id text not null references tenant,
  subject_kind text not null check (subject_kind in ('notice', 'report')),
  subject_id bigint not null,
  file_id bigint not null,
  primary key (tenant_id, subject_kind, subject_id, file_id),
  foreign key (tenant_id, file_id) references stored_file (tenant_id, id)
) with (autovacuum_analyze_threshold = 10);
--> statement-breakpoint
create index text_picture_file on text_picture (tenant_id, file_id);
--> statement-breakpoint
alter table text_picture enable row level security;
--> statement-breakpoint
create policy tenant_only on text_picture using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
--> statement-breakpoint
grant select, insert, delete on text_picture to etalon_app;
