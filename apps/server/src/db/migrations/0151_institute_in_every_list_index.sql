-- The institute stands in these indexes, and the state where it is counted by: rows of lists are found, and their parts counted, without
-- a look into the tables. A page of 5,000 orders read every sample and item of them to count what the index could have told.
drop index item_order, item_sample, sample_order, work_order_enterprise, work_order_taker, item_department, item_tester;
create index item_order on item (tenant_id, order_id, state);
create index item_sample on item (tenant_id, sample_id, state);
create index sample_order on sample (tenant_id, order_id, id);
create index work_order_enterprise on work_order (tenant_id, enterprise_id, id);
create index work_order_taker on work_order (tenant_id, created_by, id);
create index item_department on item (tenant_id, department_id, id);
create index item_tester on item (tenant_id, tester_id, id);
