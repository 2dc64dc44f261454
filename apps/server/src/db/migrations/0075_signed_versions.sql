-- A signature says of which version of the order it is, and for whom it was given: enterprises are merged, and who signed stays who they were.
alter table order_signature
  -- No reference: the order may be another's since, and that one removed.
  add column enterprise_id bigint,
  -- The number of the last change of the order that was signed; 0 before there was one.
  add column amendment int not null default 0 check (amendment >= 0),
  -- Where the order stood when it was signed.
  add column state text not null default '50';
--> statement-breakpoint
update order_signature s set enterprise_id = o.enterprise_id,
  amendment = (select count(*) from order_amendment a where a.tenant_id = s.tenant_id and a.order_id = s.order_id and a.at < s.at)
from work_order o where o.tenant_id = s.tenant_id and o.id = s.order_id;
--> statement-breakpoint
alter table order_signature alter column enterprise_id set not null;
--> statement-breakpoint
alter table order_signature alter column state drop default;
