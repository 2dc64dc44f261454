-- What the portal tells of a certificate, asked in one go: whoever holds its reference has no tenant yet, and nothing is set up for them.
-- It reads as the owner of the tables, finds the tenant by the reference, and tells what stands on the page alone.
create function certificate_of_reference(wanted text) returns json language plpgsql stable security definer set search_path = public as $$
declare
  c record;
  successor json;
  change json;
  logged json;
begin
  -- What was frozen is unpacked once for all its parts; of the files their sizes are read, not the files.
  select o.tenant_id, o.id, o.validity, o.replaced_by, o.statement, encode(o.pdf_sha256, 'hex') as pdf_digest,
    encode(o.xml_sha256, 'hex') as xml_digest, length(o.pdf) as pdf_size, length(o.xml) as xml_size, length(o.xml_signature) as signature_size,
    json_build_object('reference', f.reference, 'number', f.number, 'kind', f.kind, 'instrument', f.instrument, 'performed', f.performed,
      'issued', f.issued, 'validUntil', f."validUntil", 'key', f.key, 'regulation', json_build_object('number', f.regulation->'number'),
      'client', json_build_object('name', f.client->'name'), 'evaluation', json_build_object('conclusion', f.evaluation->'conclusion')) as data
  into c
  from stranger_key k join certificate o on o.tenant_id = k.tenant_id and o.reference = wanted
    cross join lateral jsonb_to_record(o.frozen) as f(reference text, number text, kind text, instrument jsonb, evaluation jsonb,
      performed text, issued text, "validUntil" text, regulation jsonb, client jsonb, key jsonb)
  where k.kind = 'certificate' and k.key = convert_to(wanted, 'UTF8');
  if not found then return null; end if;
  select json_build_object('index', e.id, 'size', l.size) into logged
  from certificate_log_entry e join certificate_log l on l.tenant_id = e.tenant_id
  where e.tenant_id = c.tenant_id and e.certificate_id = c.id and e.kind = 'issued';
  if c.validity <> 'valid' then
    select json_build_object('number', s.number, 'serial', s.frozen->'instrument'->>'serial', 'issued', s.frozen->>'issued') into successor
    from certificate s where s.tenant_id = c.tenant_id and s.id = c.replaced_by;
    select json_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', h.reason) into change
    from history h
    where h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity
    order by h.sequence desc limit 1;
  end if;
  return json_build_object('data', c.data, 'validity', c.validity, 'successor', successor, 'change', change, 'statement', c.statement,
    'pdf_digest', c.pdf_digest, 'xml_digest', c.xml_digest, 'pdf_size', c.pdf_size, 'xml_size', c.xml_size, 'signature_size', c.signature_size, 'logged', logged);
end $$;
--> statement-breakpoint
revoke all on function certificate_of_reference(text) from public;
--> statement-breakpoint
grant execute on function certificate_of_reference(text) to etalon_app;
--> statement-breakpoint
-- Counts a question of the public, and everything that was asked in the last hour about its number and from its address, in one go.
-- Each statement in it sees what others have committed by then, as if it had been sent by itself.
create function count_question(of_number bytea, from_address text, most_of_number int, most_from_address int,
  out about_number int, out by_address int, out until text) language plpgsql as $$
begin
  -- Whoever asks at once from one address, or from many about one number, takes turns: else none would see the others' tries.
  perform pg_advisory_xact_lock(hashtextextended(current_tenant() || '|' || from_address, 11));
  perform pg_advisory_xact_lock(hashtextextended(current_tenant() || '|' || encode(of_number, 'hex'), 12));
  delete from query_attempt
  where tenant_id = current_tenant() and id in (select a.id from query_attempt a
    where a.tenant_id = current_tenant() and a.at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked);
  insert into query_attempt (tenant_id, number_hash, address) values (current_tenant(), of_number, from_address);
  with recent as (select a.number_hash = of_number as same_number, a.address = from_address as same_address, a.at from query_attempt a
    where a.tenant_id = current_tenant() and a.at > clock_timestamp() - interval '1 hour'
      and (a.number_hash = of_number or a.address = from_address)),
  free as (select greatest(
    (select at from recent where same_number order by at desc offset most_of_number - 1 limit 1),
    (select at from recent where same_address order by at desc offset most_from_address - 1 limit 1)) + interval '1 hour 1 second' as at)
  select (select count(*) from recent where same_number), (select count(*) from recent where same_address),
    to_char(free.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  into about_number, by_address, until from free;
end $$;
--> statement-breakpoint
revoke all on function count_question(bytea, text, int, int) from public;
--> statement-breakpoint
grant execute on function count_question(bytea, text, int, int) to etalon_app;
