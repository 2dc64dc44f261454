-- Whoever writes clears away what is past its day, and read all that they wrote in the day before for that.
create index idempotency_age on idempotency (tenant_id, account_id, created_at);
