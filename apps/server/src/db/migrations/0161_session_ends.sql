-- What ended a session before its time, for whoever holds a refresh token of it; of those that ended earlier nobody knows.
alter table session add column ended_by text
  check (ended_by in ('sign-out', 'elsewhere', 'administrator', 'password', 'replayed', 'lock'));
