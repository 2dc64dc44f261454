-- Tries of a browser that signed in to the account before are counted apart from those of strangers.
alter table login_attempt add column browser text not null default '';
