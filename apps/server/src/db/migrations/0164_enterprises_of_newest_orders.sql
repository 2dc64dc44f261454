-- Orders of enterprises whose name many share are walked from the newest. Whose each is stands in the index by which they are walked:
-- the orders themselves are not read for it.
create index work_order_newest_enterprise on work_order (tenant_id, id) include (enterprise_id);
