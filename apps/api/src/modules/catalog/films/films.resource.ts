import { AppError } from '@flink/contract/errors/app-error.ts';
import { films } from '@flink/contract/resources/films.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

export const filmsResource = serve(films, {
  table: 'films',
  seenIn: EVERYBODY,
  isProtected: sql`row.shipped`,
  uses: [
    {
      section: 'solutions',
      from: 'solutions',
      column: (id) => sql`${id} in (other.introduction_film_id, other.activity_builder_film_id)`,
      title: sql`other.display_name`,
    },
    {
      section: 'activity-templates',
      from: 'activity_templates',
      column: (id) => sql`${id} = any (other.parent_film_ids)`,
      title: sql`other.activity_template_name`,
    },
    {
      section: 'activities',
      from: 'activities',
      column: (id) => sql`(other.data #> '{options,parentVideos}')::text like '%' || ${id} || '.%'`,
      title: sql`other.activity_name`,
    },
  ],
  check: ({ values: { type, characterId, files } }) => {
    const celebrates = type === 'ActivityResults';
    if (celebrates && characterId === null)
      throw new AppError('request.invalid', { fields: { characterId: 'request.required' } });
    if (!celebrates && characterId !== null)
      throw new AppError('request.invalid', { fields: { characterId: 'request.notAllowed' } });
    // The celebration has sounds of its own and plays no clip.
    const clip = Object.entries(files).find(([, key]) => celebrates && key.endsWith('.json'));
    if (clip)
      throw new AppError('request.invalid', { fields: { [`files.${clip[0]}`]: 'request.notAllowed' } });
  },
  /** The settings name films by id, in a value of their own. */
  afterRemoving: async (tx, rows) => {
    const ids = (rows as readonly unknown[] as readonly { readonly _id: string }[]).map(({ _id }) => _id);
    await sql`update config set value = value - ${ids}::text[] where key = 'parentFilms'`.execute(tx);
  },
});
