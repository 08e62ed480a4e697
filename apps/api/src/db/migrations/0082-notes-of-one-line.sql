-- A note of a text is one line: what was written in several would be refused with every save of the text.
update strings set note = btrim(regexp_replace(note, '\s+', ' ', 'g')) where note ~ '[\r\n\t\v\f]';
