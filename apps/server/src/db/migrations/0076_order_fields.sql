-- What registrations say besides: who acts for the client, what kind of business it is, who looks after it, another area than the client's,
-- and whether it is only kept until it is whole.
alter table work_order
  add column agent text not null default '',
  -- Of business_attr.
  add column business_type text not null default '1',
  add column business_staff_id bigint,
  -- Empty where the area is the client's.
  add column area_code text not null default '',
  add column area text not null default '',
  -- Kept until it is whole: it cannot be handed in.
  add column is_temp boolean not null default false,
  add constraint work_order_temp check (not is_temp or state in ('50', '0')),
  add constraint work_order_business_staff foreign key (tenant_id, business_staff_id) references account (tenant_id, id);
--> statement-breakpoint
create index work_order_business_staff on work_order (tenant_id, business_staff_id) where business_staff_id is not null;
--> statement-breakpoint
create index work_order_temp on work_order (tenant_id, id) where is_temp;
--> statement-breakpoint
-- The view has the columns of the table as they were when it was made.
create or replace view listed_work_order as select * from work_order where tenant_id = current_tenant();
