-- How an institute measures a kind of instrument by methods of its own: by kind of work (a key of ability_type), each with its version.
alter table instrument_kind add column methods jsonb not null default '{}';
