-- Each four characters that stand side by side in a text: the trigrams of a serial number are common each by itself, so that their lists
-- grow with the table; its fourgrams are not.
create function fourgrams(words text) returns text[] language plpgsql immutable strict parallel safe cost 10 as $$
declare
  low constant text[] := string_to_array(lower(words), null);
  found text[] := '{}';
begin
  for place in 1 .. cardinality(low) - 3 loop
    found := found || (low[place] || low[place + 1] || low[place + 2] || low[place + 3]);
  end loop;
  return found;
end $$;
--> statement-breakpoint
create index sample_fourgrams on sample using gin (fourgrams(serial));
