import type { Categories } from '@flink/contract/rules/categories/categories.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { MakeScope } from '../lists/make-data.ts';
import { columnsOf } from '../search/category-choice.ts';
import classes from './categories-dialog.module.css';
import {
  added,
  type CategorySet,
  changed,
  choosingOf,
  chosenOf,
  inMode,
  keptSets,
  lacksMenu,
  MOST_SETS,
  removed,
  type SetField,
} from './category-sets.ts';

interface CategoriesDialogProps {
  /** Whose categories. */
  readonly name: string;
  readonly scopes: readonly MakeScope[];
  readonly sets: readonly CategorySet[];
  /** Says whether it was saved. */
  readonly onSave: (sets: readonly CategorySet[]) => Promise<boolean>;
  readonly onClose: () => void;
}

const hasMenu = ({ grades, levels }: Categories) => grades.length + levels.length > 0;

/** Spec 3 §2.3 and §4.2: one set of scope, grade or level and categories, or up to six of them. */
export function CategoriesDialog({ name, scopes, sets, onSave, onClose }: CategoriesDialogProps) {
  const { t } = useTexts();
  const isOwn = ({ scopeId }: CategorySet) => scopes.some(({ _id }) => _id === scopeId);
  // What stands in scopes of others is theirs, and stays.
  const foreign = sets.filter((set) => !isOwn(set));
  const most = MOST_SETS - foreign.length;
  const [choosing, setChoosing] = useState(() => choosingOf(sets.filter(isOwn)));
  const [isSaving, setSaving] = useState(false);
  /** It was to be saved with something missing. */
  const [isAsked, setAsked] = useState(false);

  const asksMenu = (id: string) => {
    const scope = scopes.find(({ _id }) => _id === id);
    return scope !== undefined && hasMenu(scope.categories);
  };
  const save = async () => {
    const isWhole = !choosing.sets.some((set) => lacksMenu(set, asksMenu));
    setAsked(!isWhole);
    if (!isWhole) return;
    const kept = keptSets(choosing, asksMenu);
    setSaving(true);
    if (await onSave([...kept, ...foreign])) onClose();
    else setSaving(false);
  };

  return (
    <Dialog
      opened
      width="choose"
      title={t('make.sets.title', { name })}
      onClose={onClose}
      onConfirm={() => void save()}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {t('make.save')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        {choosing.sets.map((set, index) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is the one at its place, and two may be the same.
            key={index}
            index={index}
            set={set}
            scopes={scopes}
            error={isAsked && lacksMenu(set, asksMenu) ? t('make.sets.menuMissing') : undefined}
            onChange={(field, value) => setChoosing(changed(choosing, index, field, value))}
            onRemove={choosing.isMultiple ? () => setChoosing(removed(choosing, index)) : null}
          />
        ))}
        {choosing.isMultiple && choosing.sets.length < most && (
          <Button icon="plus" onClick={() => setChoosing(added(choosing, most))}>
            {t('make.sets.add')}
          </Button>
        )}
        {most > 1 && (
          <SwitchField
            label={t('make.sets.multiple')}
            hint={t('make.sets.multipleHint', { most: MOST_SETS })}
            checked={choosing.isMultiple}
            onChange={(isMultiple) => setChoosing(inMode(choosing, isMultiple, most))}
          />
        )}
        {foreign.length > 0 && <p>{t('make.foreignCategories', { count: foreign.length })}</p>}
      </div>
    </Dialog>
  );
}

interface SetRowProps {
  readonly index: number;
  readonly set: CategorySet;
  readonly scopes: readonly MakeScope[];
  /** What is missing in it. */
  readonly error: string | undefined;
  readonly onChange: (field: SetField, value: string | null) => void;
  readonly onRemove: (() => void) | null;
}

function SetRow({ index, set, scopes, error, onChange, onRemove }: SetRowProps) {
  const { t } = useTexts();
  const scope = scopes.find(({ _id }) => _id === set.scopeId);
  const columns = scope ? columnsOf(scope.categories, chosenOf(set), null) : [];
  const titles = {
    firstCategory: t('make.firstCategory'),
    secondCategory: t('make.secondCategory'),
    thirdCategory: t('make.thirdCategory'),
  };
  const menu = scope && [
    ...scope.categories.grades.map((value) => ({ value: `grade ${value}`, label: value })),
    ...scope.categories.levels.map((value) => ({ value: `level ${value}`, label: value })),
  ];
  const grades = scope?.categories.grades.length ?? 0;
  const chosen = set.grade !== null ? `grade ${set.grade}` : set.level !== null ? `level ${set.level}` : null;
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t('make.sets.one', { number: index + 1 })}</legend>
      <SelectField
        label={t('make.scope')}
        clearable
        value={scope?._id ?? null}
        onChange={(value) => onChange('scopeId', value)}
        options={scopes.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      {menu && menu.length > 0 && (
        <SelectField
          label={
            grades === 0
              ? t('make.level')
              : grades === menu.length
                ? t('make.grade')
                : t('make.sets.gradeOrLevel')
          }
          clearable
          {...(error === undefined ? {} : { error })}
          value={chosen}
          onChange={(value) =>
            value === null
              ? onChange('grade', null)
              : onChange(value.startsWith('grade ') ? 'grade' : 'level', value.slice('grade '.length))
          }
          options={menu}
        />
      )}
      {columns.flatMap(({ name, title, options, chosen: value }) =>
        name === 'grade' || name === 'level' || (options.length === 0 && value === null)
          ? []
          : [
              <SelectField
                key={name}
                label={title || titles[name]}
                clearable
                searchable
                placeholder={t('make.all')}
                disabled={chosen === null && menu !== undefined && menu.length > 0}
                value={value}
                onChange={(next) => onChange(name, next)}
                options={options}
              />,
            ],
      )}
      {onRemove && (
        <IconButton icon="trash" label={t('make.sets.remove', { number: index + 1 })} onClick={onRemove} />
      )}
    </fieldset>
  );
}
