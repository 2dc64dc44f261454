-- Who changes an instrument of a ledger says which version of it they saw: nobody writes over what somebody else has written meanwhile.
alter table enterprise_instrument add column version integer not null default 0;
