-- What a measuring standard is classed as (section 3.6): keys of ETALON_INSTRUMENT_TYPE, STANDARD_GRADE, INSTRUMENT_CLASSIFY and
-- INSTRUMENT_IMPORT; empty where nobody said.
alter table measuring_standard
  add column etalon_type text not null default '',
  add column grade text not null default '',
  add column classify text not null default '',
  add column imported text not null default '';
--> statement-breakpoint
create or replace view listed_measuring_standard as select * from measuring_standard where tenant_id = current_tenant();
