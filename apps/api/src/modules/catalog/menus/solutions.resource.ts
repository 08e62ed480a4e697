import { AppError } from '@flink/contract/errors/app-error.ts';
import { solutions } from '@flink/contract/resources/solutions.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { nameIn, namesIn } from '../looks/look-columns.ts';
import { localeColumn, localeName } from '../texts/locale-column.ts';
import { leaveProducts } from './left-products.repo.ts';

const productName = sql`(select name from products where _id = row.product_id)`;

export const solutionsResource = serve(solutions, {
  table: 'solutions',
  seenIn: EVERYBODY,
  columns: {
    localeId: localeColumn,
    themeIds: namesIn('themes', 'themes'),
    characterIds: namesIn('characters', 'characters'),
    defaultThemeId: nameIn('themes', 'default_theme'),
    defaultCharacterId: nameIn('characters', 'default_character'),
    introductionId: { column: 'introduction_film_id' },
    activityBuilderId: { column: 'activity_builder_film_id' },
  },
  shown: {
    productName,
    localeName,
    label: sql`row.display_name || ' (' || ${productName} || ')'`,
  },
  uses: [
    { section: 'menus', from: 'activity_groups', column: 'solution_id', title: sql`other.name` },
    {
      section: 'products',
      from: 'products',
      column: (id) => sql`exists (
        select from jsonb_each_text(other.default_solutions_for_admins) where value = ${id}::text
        union all select from jsonb_each_text(other.default_solutions_for_members) where value = ${id}::text)`,
      title: sql`other.name`,
    },
  ],
  check: ({ values }) => {
    const offered = {
      defaultThemeId: values.themeIds,
      defaultCharacterId: values.characterIds,
    };
    for (const [name, ids] of Object.entries(offered)) {
      const chosen = values[name as keyof typeof offered];
      if (chosen !== null && !ids.includes(chosen))
        throw new AppError('request.invalid', { fields: { [name]: 'request.notAllowed' } });
    }
  },
  async afterwards({ tx, before, values, _id }) {
    if (before && before.productId !== values.productId) await leaveProducts(tx, [before.productId], [_id]);
  },
});
