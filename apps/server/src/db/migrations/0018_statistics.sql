-- A young institute has few rows, and PostgreSQL looks at a table first when fifty have come: until then it takes every join for one of
-- two rows, in whatever order, and a page of reports may be made of a hundred thousand pairs. It looks sooner.
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_analyze_threshold = 10)', name);
  end loop;
end $$;
