import {
  type ChosenValue,
  isAssigned,
  withAllAssigned,
  withAssigned,
  withLevelIn,
} from '@flink/contract/rules/categories/assign-categories.ts';
import {
  below,
  type Category,
  type Depth,
  itemsUnder,
  MENUS,
  placedCategories,
} from '@flink/contract/rules/categories/categories.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useState } from 'react';
import classes from './category-editor.module.css';
import type { ModeProps } from './category-editor.tsx';

/** A grade or level in the left column, and what is offered with it in the right one. */
export function AssignMode({ data, onChange, disabled }: ModeProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const group = useId();
  const [picked, setPicked] = useState<ChosenValue | null>(null);
  // What was unchecked or taken back meanwhile is no longer chosen.
  const chosen = picked && data[picked.menu].includes(picked.value) ? picked : null;
  const all = placedCategories(data).map(({ category }) => category);
  const nowhere = all.filter(({ grades, levels }) => grades.length + levels.length === 0).length;
  const menus = data.firstMenu === 'levels' ? MENUS.toReversed() : MENUS;

  /** Without a choice at the left nothing can be ticked at the right (spec 3 §5.4). */
  const withChoice = (act: (value: ChosenValue) => void) => {
    if (chosen) act(chosen);
    else void dialogs.info({ title: t('error.categories.noLevelSelected') });
  };

  const treeOf = (depth: Depth, parent: Category | null) => (
    <ul className={classes.checks}>
      {itemsUnder(data, depth, parent?.id ?? null).map((category) => {
        const deeper = below(depth);
        return (
          <li key={category.id}>
            <CheckboxField
              label={category.title}
              checked={chosen !== null && isAssigned(category, chosen)}
              disabled={disabled}
              onChange={(on) => withChoice((value) => onChange(withAssigned(data, value, category.id, on)))}
            />
            {deeper && itemsUnder(data, deeper, category.id).length > 0 && treeOf(deeper, category)}
          </li>
        );
      })}
    </ul>
  );

  return (
    <div className={classes.mode}>
      <div className={classes.sides}>
        <div className={classes.left}>
          {menus
            .filter((menu) => data[menu].length > 0)
            .map((menu) => (
              <fieldset key={menu} className={classes.set}>
                <legend className={classes.legend}>{t(`categories.${menu}`)}</legend>
                {data[menu].map((value) => (
                  <label key={value} className={classes.value}>
                    <input
                      type="radio"
                      name={group}
                      checked={chosen?.menu === menu && chosen.value === value}
                      onChange={() => setPicked({ menu, value })}
                    />
                    <span className={classes.valueName}>{value}</span>
                    <Count value={all.filter((category) => isAssigned(category, { menu, value })).length} />
                  </label>
                ))}
              </fieldset>
            ))}
        </div>
        <div className={classes.right}>
          {chosen?.menu === 'levels' && data.grades.length > 0 && (
            <fieldset className={classes.set}>
              <legend className={classes.legend}>{t('categories.gradesOf', { level: chosen.value })}</legend>
              <div className={classes.choices}>
                {data.grades.map((grade) => (
                  <CheckboxField
                    key={grade}
                    label={grade}
                    checked={data.assignedLevels.some(
                      (pair) => pair.level === chosen.value && pair.grade === grade,
                    )}
                    disabled={disabled}
                    onChange={(on) => onChange(withLevelIn(data, chosen.value, grade, on))}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <fieldset className={classes.set}>
            <legend className={classes.legend}>
              {chosen
                ? t(`categories.with.${chosen.menu}`, { value: chosen.value })
                : t('categories.selectLeft')}
            </legend>
            {!disabled && (
              <div className={classes.buttons}>
                {[true, false].map((on) => (
                  <Button
                    key={String(on)}
                    variant="quiet"
                    onClick={() => withChoice((value) => onChange(withAllAssigned(data, value, on)))}
                  >
                    {t(on ? 'categories.all' : 'categories.none')}
                  </Button>
                ))}
              </div>
            )}
            {treeOf('firstCategory', null)}
          </fieldset>
        </div>
      </div>
      {nowhere > 0 && (
        <div className={classes.nowhere}>
          <StatePip tone="warn">{t('categories.nowhere', { count: nowhere })}</StatePip>
        </div>
      )}
    </div>
  );
}
