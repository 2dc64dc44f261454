-- A socket belongs to a sign-in: it ends with it, and is silent while that is locked.
alter table ticket add column family uuid;
--> statement-breakpoint
create function tell_station_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('etalon_message', new.tenant_id || ' ' || new.account_id);
  return null;
end $$;
--> statement-breakpoint
create trigger station_message_told after insert on station_message for each row execute function tell_station_message();
