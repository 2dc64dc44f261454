-- What income an entry of money is (section 3.6, INCOME_SOURCE); empty where nobody said.
alter table charge_record add column income_source text not null default '';
