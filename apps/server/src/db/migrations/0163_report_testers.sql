-- Reports are searched by who tested, and were walked from the newest for it, each with a look at its item: who tested stands beside the
-- report. It follows the item's.
alter table report add column tester_id bigint;
--> statement-breakpoint
update report r set tester_id = i.tester_id from item i where i.tenant_id = r.tenant_id and i.id = r.item_id and i.tester_id is not null;
--> statement-breakpoint
create index report_tester on report (tenant_id, tester_id, id);
--> statement-breakpoint
create function name_report_tester() returns trigger language plpgsql as $$
begin
  select i.tester_id into new.tester_id from item i where i.tenant_id = new.tenant_id and i.id = new.item_id;
  return new;
end $$;
--> statement-breakpoint
create trigger report_tested before insert or update of item_id on report for each row execute function name_report_tester();
--> statement-breakpoint
create function rename_report_testers() returns trigger language plpgsql as $$
begin
  update report set tester_id = new.tester_id where tenant_id = new.tenant_id and item_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger item_given after update of tester_id on item for each row when (old.tester_id is distinct from new.tester_id)
  execute function rename_report_testers();
--> statement-breakpoint
-- The view has the columns of the table as they were when it was made.
create or replace view listed_report as select * from report where tenant_id = current_tenant();
