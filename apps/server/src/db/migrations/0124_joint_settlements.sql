-- Orders of one enterprise are settled together: what is to be paid for the others is joined into the settlement of one of them, which then
-- has the numbers of all.
alter table settlement add column order_nos text not null default '';
--> statement-breakpoint
alter table settlement add column joined_into bigint;
--> statement-breakpoint
alter table settlement add constraint settlement_joined foreign key (tenant_id, joined_into) references settlement (tenant_id, id);
--> statement-breakpoint
create index settlement_joined_into on settlement (tenant_id, joined_into) where joined_into is not null;
--> statement-breakpoint
update settlement b set order_nos = o.order_no from work_order o where o.tenant_id = b.tenant_id and o.id = b.order_id;
--> statement-breakpoint
create index settlement_orders on settlement using gin (order_nos gin_trgm_ops);
--> statement-breakpoint
create index settlement_order_nos on settlement (tenant_id, order_nos collate "zh-x-icu", id);
--> statement-breakpoint
-- What was joined into another is no line of its own in the list.
create or replace view listed_settlement as select * from settlement where tenant_id = current_tenant() and joined_into is null;
