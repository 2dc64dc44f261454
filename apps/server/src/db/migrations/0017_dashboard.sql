-- What is due and what came and went of late is found without reading what is long done.
create index work_order_due on work_order (tenant_id, hope_test_date, id) where state in ('50', '100', '300');
--> statement-breakpoint
create index sample_received on sample (tenant_id, received_at) where received_at is not null;
--> statement-breakpoint
create index certificate_issued on certificate (tenant_id, issued_at);
