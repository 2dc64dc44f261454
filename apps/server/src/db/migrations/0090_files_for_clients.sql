-- Files of a record that people of the institute handed in are its own affair, unless somebody shows them to the client.
alter table stored_file add column for_client boolean not null default false;
