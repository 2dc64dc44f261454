-- Who holds a certificate that was replaced may open the one in its place: they are told where it is.
create or replace function certificate_of_reference(wanted text) returns json language plpgsql stable security definer set search_path = public as $$
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
    select json_build_object('reference', s.reference, 'number', s.number, 'serial', s.frozen->'instrument'->>'serial', 'issued', s.frozen->>'issued') into successor
    from certificate s where s.tenant_id = c.tenant_id and s.id = c.replaced_by;
    select json_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', h.reason) into change
    from history h
    where h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity
    order by h.sequence desc limit 1;
  end if;
  return json_build_object('data', c.data, 'validity', c.validity, 'successor', successor, 'change', change, 'statement', c.statement,
    'pdf_digest', c.pdf_digest, 'xml_digest', c.xml_digest, 'pdf_size', c.pdf_size, 'xml_size', c.xml_size, 'signature_size', c.signature_size, 'logged', logged);
end $$;
