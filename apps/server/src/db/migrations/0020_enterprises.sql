-- Enterprises are changed, disabled, and joined to another that they turn out to be.
alter table enterprise
  add column version int not null default 0,
  add column phone text not null default '',
  add column contacts jsonb not null default '[]',
  add column remark text not null default '',
  add column enabled boolean not null default true,
  add column merged_into bigint references enterprise;
--> statement-breakpoint
create or replace view listed_enterprise as select * from enterprise where tenant_id = current_tenant();
--> statement-breakpoint
create index enterprise_newest on enterprise (tenant_id, id);
--> statement-breakpoint
create index enterprise_code on enterprise (tenant_id, credit_code collate "zh-x-icu", id);
--> statement-breakpoint
create index enterprise_contact_trigrams on enterprise using gin (contact_name gin_trgm_ops, mobile gin_trgm_ops);
--> statement-breakpoint
create index enterprise_merged_into on enterprise (merged_into) where merged_into is not null;
--> statement-breakpoint
-- What an enterprise has is due again: a cycle of its own is shorter than that of the regulation, and empty where that one counts.
alter table enterprise_instrument
  add column place text not null default '',
  add column device_state text not null default '1',
  add column own_cycle text not null default '',
  add column last_tested_on date,
  add column due_on date;
--> statement-breakpoint
create view listed_enterprise_instrument as select * from enterprise_instrument where tenant_id = current_tenant();
--> statement-breakpoint
grant select on listed_enterprise_instrument to etalon_app;
--> statement-breakpoint
-- Certificates that count still, as far as the ledgers have their instruments.
update enterprise_instrument t set last_tested_on = tested.day, due_on = tested.until
from (
  select distinct on (o.enterprise_id, s.kind_code, s.serial) o.enterprise_id, s.kind_code, s.serial, i.performed_on as day,
    (c.frozen->>'validUntil')::date as until
  from certificate c join report r on r.id = c.report_id join item i on i.id = r.item_id join sample s on s.id = i.sample_id
    join work_order o on o.id = i.order_id
  where c.validity = 'valid' and i.performed_on is not null
  order by o.enterprise_id, s.kind_code, s.serial, i.performed_on desc, c.id desc
) tested
where t.enterprise_id = tested.enterprise_id and t.kind_code = tested.kind_code and t.serial = tested.serial;
--> statement-breakpoint
create index enterprise_instrument_newest on enterprise_instrument (tenant_id, id);
--> statement-breakpoint
create index enterprise_instrument_due on enterprise_instrument (tenant_id, due_on, id) where device_state = '1';
--> statement-breakpoint
create index enterprise_instrument_serial on enterprise_instrument (enterprise_id, kind_code, serial);
--> statement-breakpoint
create index enterprise_instrument_trigrams on enterprise_instrument using gin (name gin_trgm_ops, model gin_trgm_ops, serial gin_trgm_ops);
