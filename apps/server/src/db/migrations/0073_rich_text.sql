-- Notices and the remarks of reports are rich texts: markup that was cleaned where it came in. What was written before as mere text
-- becomes its paragraphs and lines; what certificates say is frozen with them.
create function paragraphs_of(words text) returns text language sql immutable as $$
  select coalesce(string_agg('<p>' || replace(btrim(part, E' \t\n'), E'\n', '<br />') || '</p>', '' order by place), '')
  from regexp_split_to_table(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}') with ordinality as split (part, place)
  where btrim(part, E' \t\n') <> ''
$$;
--> statement-breakpoint
update report set remark = paragraphs_of(remark) where remark <> '';
--> statement-breakpoint
update notice set content = paragraphs_of(content) where content <> '' and content !~* '</?[a-z][^>]*>';
--> statement-breakpoint
drop function paragraphs_of(text);
