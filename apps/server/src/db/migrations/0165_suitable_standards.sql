-- Which measuring standards suit a kind of instrument: names, as they are registered; empty where nobody said.
alter table instrument_kind add column standards text[] not null default '{}';
