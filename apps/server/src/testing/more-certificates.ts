/**
 * A statement that makes more certificates like one of a phone, the first parameter, each older than the one before. Their files are the
 * same, so they are for lists and for measuring alone.
 */
export const moreCertificates = (count: number) => `
  with one as (select c.id, c.report_id from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id
    where o.mobile = $1 and o.tenant_id = '000000' limit 1),
  more as (insert into report (tenant_id, state, order_id, sample_id, item_id, report_no)
    select r.tenant_id, r.state, r.order_id, r.sample_id, r.item_id, r.report_no || '-' || place
    from one join report r on r.id = one.report_id cross join generate_series(1, ${count}) place returning id,
      upper(substr(md5(id::text), 1, 26)) as reference)
  insert into certificate (tenant_id, report_id, number, reference, check_code_version, kind, frozen, statement, pdf, xml, pdf_sha256,
    xml_sha256, issued_by, issued_at)
  select c.tenant_id, more.id, c.number || '-' || more.id, more.reference, c.check_code_version, c.kind,
    c.frozen || jsonb_build_object('number', c.number || '-' || more.id, 'reference', more.reference), c.statement, c.pdf, c.xml, c.pdf_sha256, c.xml_sha256,
    c.issued_by, c.issued_at - make_interval(mins => more.id::int)
  from more cross join one join certificate c on c.id = one.id`
