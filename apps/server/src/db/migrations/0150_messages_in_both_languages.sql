-- What the system tells people is said in both languages; messages of before have none in English, and are shown as they were written.
alter table station_message add column title_en text not null default '', add column content_en text not null default '';
