-- Items are searched by the name of their instrument more than by anything else, and are walked from the newest for it: its name stands
-- beside the item, so that no sample is fetched for each. It follows the sample's.
alter table item add column instrument_name text;
--> statement-breakpoint
alter table item disable trigger items_changed;
--> statement-breakpoint
update item i set instrument_name = s.name from sample s where s.tenant_id = i.tenant_id and s.id = i.sample_id;
--> statement-breakpoint
alter table item enable trigger items_changed;
--> statement-breakpoint
create function name_item() returns trigger language plpgsql as $$
begin
  select s.name into new.instrument_name from sample s where s.tenant_id = new.tenant_id and s.id = new.sample_id;
  return new;
end $$;
--> statement-breakpoint
create trigger item_named before insert or update of sample_id on item for each row execute function name_item();
--> statement-breakpoint
create function rename_items() returns trigger language plpgsql as $$
begin
  update item set instrument_name = new.name where tenant_id = new.tenant_id and sample_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger sample_renamed after update of name on sample for each row when (old.name is distinct from new.name) execute function rename_items();
--> statement-breakpoint
-- The view has the columns of the table as they were when it was made.
create or replace view listed_item as select * from item where tenant_id = current_tenant();
