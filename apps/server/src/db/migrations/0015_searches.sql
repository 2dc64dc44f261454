-- Lists of millions of rows are answered from indexes. docs/decisions/searches-by-index.md says which question takes which.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Each two characters that stand side by side in a text: what a question of two Chinese characters asks for, of which trigrams know nothing.
create function bigrams(words text) returns text[] language plpgsql immutable strict parallel safe cost 10 as $$
declare
  low constant text[] := string_to_array(lower(words), null);
  found text[] := '{}';
begin
  for place in 1 .. cardinality(low) - 1 loop
    found := found || (low[place] || low[place + 1]);
  end loop;
  return found;
end $$;
--> statement-breakpoint
-- The calendar of the institute.
create function day_at_institute(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Shanghai')::date
$$;
--> statement-breakpoint
-- Rows of the own tenant, as lists ask for them. Row-level security is a barrier: only operators that cannot leak reach an index behind
-- it, and those of trigrams, arrays and patterns are not among them. These views keep to the tenant by the same condition without the
-- barrier; the statements that ask them are made of the server's own expressions alone.
do $$
declare name text;
begin
  foreach name in array array['work_order', 'sample', 'item', 'report', 'certificate', 'enterprise'] loop
    execute format('create view listed_%s as select * from %I where tenant_id = current_tenant()', name, name);
    execute format('grant select on listed_%s to etalon_app', name);
  end loop;
end $$;
--> statement-breakpoint
drop index work_order_state, work_order_enterprise, item_state, report_state;
--> statement-breakpoint
create index work_order_newest on work_order (tenant_id, id);
--> statement-breakpoint
create index work_order_state on work_order (tenant_id, state, id);
--> statement-breakpoint
create index work_order_open on work_order (tenant_id, id) where state in ('50', '100', '300');
--> statement-breakpoint
-- What is an enterprise's or a person's is of one tenant anyway: numbers alone are compared faster.
create index work_order_enterprise on work_order (enterprise_id, id);
--> statement-breakpoint
create index work_order_taker on work_order (created_by, id);
--> statement-breakpoint
create index work_order_bill_date on work_order (tenant_id, bill_date, id);
--> statement-breakpoint
create index work_order_hope_test_date on work_order (tenant_id, hope_test_date desc nulls last, id desc);
--> statement-breakpoint
create index work_order_created_on on work_order (tenant_id, day_at_institute(created_at), id);
--> statement-breakpoint
create index work_order_amount on work_order (tenant_id, amount, id);
--> statement-breakpoint
create index work_order_applicant on work_order (tenant_id, applicant collate "zh-x-icu", id);
--> statement-breakpoint
create index work_order_number on work_order (tenant_id, order_no collate "C", id);
--> statement-breakpoint
create index work_order_trigrams on work_order using gin (order_no gin_trgm_ops, applicant gin_trgm_ops, mobile gin_trgm_ops);
--> statement-breakpoint
create index work_order_bigrams on work_order using gin (bigrams(applicant));
--> statement-breakpoint
create index sample_newest on sample (tenant_id, id);
--> statement-breakpoint
create index sample_state on sample (tenant_id, state, id);
--> statement-breakpoint
create index sample_waiting on sample (tenant_id, id) where received_at is null;
--> statement-breakpoint
create index sample_received_on on sample (tenant_id, day_at_institute(received_at) desc nulls last, id desc);
--> statement-breakpoint
create index sample_name on sample (tenant_id, name collate "zh-x-icu", id);
--> statement-breakpoint
create index sample_number on sample (tenant_id, sample_no collate "C", id);
--> statement-breakpoint
create index sample_trigrams on sample using gin (sample_no gin_trgm_ops, name gin_trgm_ops, model gin_trgm_ops, serial gin_trgm_ops);
--> statement-breakpoint
create index sample_bigrams on sample using gin (bigrams(name));
--> statement-breakpoint
create index item_newest on item (tenant_id, id);
--> statement-breakpoint
create index item_state on item (tenant_id, state, id);
--> statement-breakpoint
create index item_open on item (tenant_id, id) where state not in ('600', '0');
--> statement-breakpoint
create index item_tester on item (tester_id, id);
--> statement-breakpoint
create index item_department on item (department_id, id);
--> statement-breakpoint
create index item_number on item (tenant_id, item_no collate "C", id);
--> statement-breakpoint
create index item_trigrams on item using gin (item_no gin_trgm_ops);
--> statement-breakpoint
create index report_newest on report (tenant_id, id);
--> statement-breakpoint
create index report_state on report (tenant_id, state, id);
--> statement-breakpoint
create index report_open on report (tenant_id, id) where state not in ('1000', '0');
--> statement-breakpoint
create index report_number on report (tenant_id, report_no collate "C", id);
--> statement-breakpoint
create index report_order on report (order_id);
--> statement-breakpoint
create index report_sample on report (sample_id);
--> statement-breakpoint
create index report_trigrams on report using gin (report_no gin_trgm_ops);
--> statement-breakpoint
create index certificate_number on certificate (tenant_id, number collate "C", id);
--> statement-breakpoint
create index certificate_issued_on on certificate (tenant_id, day_at_institute(issued_at) desc nulls last, id desc);
--> statement-breakpoint
create index certificate_trigrams on certificate using gin (number gin_trgm_ops);
--> statement-breakpoint
create index enterprise_name on enterprise (tenant_id, name collate "zh-x-icu", id);
--> statement-breakpoint
create index enterprise_trigrams on enterprise using gin (name gin_trgm_ops, credit_code gin_trgm_ops);
--> statement-breakpoint
create index enterprise_bigrams on enterprise using gin (bigrams(name));
--> statement-breakpoint
-- Whether a word is common decides whether its index is asked; the usual hundred samples of a column do not tell.
alter table sample alter column name set statistics 1000, alter column model set statistics 500, alter column serial set statistics 500;
--> statement-breakpoint
alter table work_order alter column applicant set statistics 500, alter column order_no set statistics 500;
--> statement-breakpoint
alter table enterprise alter column name set statistics 1000;
