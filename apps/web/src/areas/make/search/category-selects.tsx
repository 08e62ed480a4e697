import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MakeScope } from '../lists/make-data.ts';
import { type CategoryFilter, type Chosen, chosenIn, columnsOf, withValue } from './category-choice.ts';
import classes from './category-selects.module.css';

/** Where there is no room for columns: the scope, and below it what its choice leaves. Nothing chosen is All. */
export function CategorySelects({
  scopes,
  chosen,
  onChoose,
}: {
  readonly scopes: readonly MakeScope[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useTexts();
  const titles: Readonly<Record<CategoryFilter, string>> = {
    scope: t('make.scope'),
    grade: t('make.grade'),
    level: t('make.level'),
    firstCategory: t('make.firstCategory'),
    secondCategory: t('make.secondCategory'),
    thirdCategory: t('make.thirdCategory'),
  };
  const scope = scopes.find(({ _id }) => _id === chosenIn(chosen, 'scope'));
  const columns = scope ? columnsOf(scope.categories, chosen, null) : [];
  const select = (
    name: CategoryFilter,
    title: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <SelectField
      key={name}
      label={title || titles[name]}
      clearable
      searchable
      placeholder={name === 'scope' ? t('make.allScopes') : t('make.all')}
      value={chosenIn(chosen, name)}
      onChange={(value) => onChoose(withValue(chosen, name, value))}
      options={options}
    />
  );
  return (
    <fieldset className={classes.selects} aria-label={t('make.categories')}>
      {select(
        'scope',
        '',
        scopes.map(({ _id, name }) => ({ value: _id, label: name })),
      )}
      {columns
        .filter(({ options, chosen: value }) => options.length > 0 || value !== null)
        .map(({ name, title, options }) => select(name, title, options))}
    </fieldset>
  );
}
