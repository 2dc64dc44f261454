-- What the portal tells of a certificate never changes but for its validity: it is written down once, when the certificate is issued, and
-- not taken out of what was frozen at each question.
alter table certificate add column told json;
--> statement-breakpoint
create function write_told_of_certificate() returns trigger language plpgsql as $$
begin
  select json_build_object(
    'data', json_build_object('reference', f.reference, 'number', f.number, 'kind', f.kind, 'instrument', f.instrument,
      'performed', f.performed, 'issued', f.issued, 'validUntil', f."validUntil", 'key', f.key,
      'regulation', json_build_object('number', f.regulation->'number'), 'client', json_build_object('name', f.client->'name'),
      'evaluation', json_build_object('conclusion', f.evaluation->'conclusion')),
    'statement', new.statement, 'pdf_digest', encode(new.pdf_sha256, 'hex'), 'xml_digest', encode(new.xml_sha256, 'hex'),
    'pdf_size', length(new.pdf), 'xml_size', length(new.xml), 'signature_size', length(new.xml_signature))
  into new.told
  from jsonb_to_record(new.frozen) as f(reference text, number text, kind text, instrument jsonb, evaluation jsonb,
    performed text, issued text, "validUntil" text, regulation jsonb, client jsonb, key jsonb);
  return new;
end $$;
--> statement-breakpoint
create trigger told_of_certificate before insert or update of frozen, statement, pdf, xml, xml_signature, pdf_sha256, xml_sha256
  on certificate for each row execute function write_told_of_certificate();
--> statement-breakpoint
update certificate set frozen = frozen;
--> statement-breakpoint
alter table certificate alter column told set not null;
--> statement-breakpoint
drop function certificate_of_reference(text);
--> statement-breakpoint
-- As before it reads as the owner of the tables, finds the tenant by the reference, and tells what stands on the page alone.
create function certificate_of_reference(wanted text, out told json, out validity text, out log_index bigint, out log_size bigint,
  out successor json, out change json) returns setof record
  language plpgsql stable security definer set search_path = public rows 1 as $$
declare
  tenant text;
  id_of bigint;
  successor_of bigint;
begin
  select o.told, o.validity, e.id, l.size, o.tenant_id, o.id, o.replaced_by
  into told, validity, log_index, log_size, tenant, id_of, successor_of
  from stranger_key k join certificate o on o.tenant_id = k.tenant_id and o.reference = wanted
    left join certificate_log_entry e on e.tenant_id = o.tenant_id and e.certificate_id = o.id and e.kind = 'issued'
    left join certificate_log l on l.tenant_id = e.tenant_id
  where k.kind = 'certificate' and k.key = convert_to(wanted, 'UTF8');
  if not found then return; end if;
  if validity <> 'valid' then
    select json_build_object('reference', s.reference, 'number', s.number, 'serial', s.frozen->'instrument'->>'serial', 'issued', s.frozen->>'issued') into successor
    from certificate s where s.tenant_id = tenant and s.id = successor_of;
    select json_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', h.reason) into change
    from history h
    where h.tenant_id = tenant and h.record_kind = 'certificate' and h.record_id = id_of and h.to_state = validity
    order by h.sequence desc limit 1;
  end if;
  return next;
end $$;
--> statement-breakpoint
revoke all on function certificate_of_reference(text) from public;
--> statement-breakpoint
grant execute on function certificate_of_reference(text) to etalon_app;
