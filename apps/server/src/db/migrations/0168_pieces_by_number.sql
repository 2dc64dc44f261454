-- Whether a piece is asked for in an open order already is looked up as each order is saved: by its number, newest order first.
create index sample_own_number on sample (tenant_id, lower(trim(serial)), order_id)
  where returned_at is null and state not in ('0', '1000');
