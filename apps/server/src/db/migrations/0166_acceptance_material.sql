-- What came with a sample (section 3.6, acceptance_material): keys of the dictionary, none where nobody said that anything did.
alter table sample add column materials text[] not null default '{}';
--> statement-breakpoint
create or replace view listed_sample as select * from sample where tenant_id = current_tenant();
