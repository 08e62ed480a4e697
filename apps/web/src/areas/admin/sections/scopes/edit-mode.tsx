import { DEPTHS, MENUS, type Menu, placedCategories } from '@flink/contract/rules/categories/categories.ts';
import { placeOfKind } from '@flink/contract/rules/categories/categories-issues.ts';
import {
  withChosen,
  withFirstMenu,
  withKindTitle,
} from '@flink/contract/rules/categories/edit-categories.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { useListValues } from '../../resource/use-list-values.ts';
import classes from './category-editor.module.css';
import type { ModeProps } from './category-editor.tsx';
import { CategoryTree } from './category-tree.tsx';

/** As they are called among the lists of the office. */
const LISTS: Readonly<Record<Menu, string>> = { grades: 'Grades', levels: 'Levels' };

interface EditModeProps extends ModeProps, Pick<FieldInputProps, 'errorAt'> {}

export function EditMode({ errorAt, ...mode }: EditModeProps) {
  const { t } = useTexts();
  const { data, onChange, disabled } = mode;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Nothing is red before somebody was there. */
  const errorSince = (place: string) => (left.has(place) ? errorAt(place) : undefined);
  const leave = (place: string) => setLeft((before) => new Set(before).add(place));

  return (
    <div className={classes.mode}>
      <div className={classes.menus}>
        {MENUS.map((menu) => (
          <Chosen key={menu} menu={menu} {...mode} error={errorSince(menu)} onLeave={() => leave(menu)} />
        ))}
        {data.grades.length > 0 && data.levels.length > 0 && data.firstMenu && (
          <div className={classes.firstMenu}>
            <SegmentedField
              label={t('categories.firstMenu')}
              value={data.firstMenu}
              options={MENUS.map((menu) => ({ value: menu, label: t(`categories.${menu}`) }))}
              disabled={disabled}
              onChange={(menu) => onChange(withFirstMenu(data, menu))}
            />
          </div>
        )}
      </div>
      <div className={classes.kinds}>
        {DEPTHS.map((depth) => {
          const place = placeOfKind(depth);
          const error = errorSince(place);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the field inside
            <div key={depth} onBlur={() => leave(place)}>
              <TextField
                label={t(`categories.${depth}`)}
                placeholder={t(`categories.${depth}Example`)}
                autoComplete="off"
                required={
                  depth === 'firstCategory' || placedCategories(data).some((one) => one.depth === depth)
                }
                disabled={disabled}
                {...(error ? { error } : {})}
                value={data[depth].title}
                onChange={(title) => onChange(withKindTitle(data, depth, title), place)}
              />
            </div>
          );
        })}
      </div>
      <CategoryTree {...mode} errorAt={errorSince} onLeave={leave} />
    </div>
  );
}

interface ChosenProps extends ModeProps {
  readonly menu: Menu;
  readonly error: string | undefined;
  readonly onLeave: () => void;
}

/** Which grades, or which levels, a scope has. */
function Chosen({ menu, data, onChange, say, disabled, error, onLeave }: ChosenProps) {
  const { t } = useTexts();
  const listed = useListValues(LISTS[menu]);
  const offered = [...listed, ...data[menu].filter((value) => !listed.includes(value))];
  const choose = (value: string, on: boolean) => {
    onChange(withChosen(data, menu, { value, on, offered }));
    const one = menu === 'grades' ? 'grade' : 'level';
    const lost = data.assignedLevels.filter((pair) => pair[one] === value).length;
    if (!on && lost > 0) say(t('categories.assignmentsGone', { value, count: lost }));
  };
  return (
    <fieldset className={classes.set} onBlur={onLeave}>
      <legend className={classes.legend}>{t(`categories.${menu}`)}</legend>
      <div className={classes.choices}>
        {offered.map((value) => (
          <CheckboxField
            key={value}
            label={value}
            checked={data[menu].includes(value)}
            disabled={disabled}
            onChange={(on) => choose(value, on)}
          />
        ))}
      </div>
      {error ? (
        <div className={classes.error}>
          <FieldError>{error}</FieldError>
        </div>
      ) : (
        <p className={classes.hint}>{t('categories.fromList', { list: LISTS[menu] })}</p>
      )}
    </fieldset>
  );
}
