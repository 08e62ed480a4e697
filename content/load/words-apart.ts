import type { DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { libraryId } from '../library/library-id.ts';
import { asRightAs } from '../words/as-right.ts';
import { nounCategories } from '../words/nouns.ts';
import { otherWordCategories } from '../words/other-words.ts';

/** Words of the library of which one is as right as the other never meet in a problem: not in lists of authors either. */
export async function loadWordsApart(tx: DbOrTx): Promise<void> {
  const english = [...nounCategories.values(), ...otherWordCategories.values()].flat().map(({ en }) => en);
  const known = new Set(english);
  const pairs = english.flatMap((word) =>
    asRightAs(word)
      .filter((other) => other !== word && known.has(other))
      .map((other) => [libraryId('word', word), libraryId('word', other)].toSorted()),
  );
  await sql`insert into words_apart (one_id, other_id, shipped)
    select distinct pair.one, pair.other, true from unnest(
      ${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as pair (one, other)
    join words as first on first._id = pair.one join words as second on second._id = pair.other
    on conflict do nothing`.execute(tx);
}
