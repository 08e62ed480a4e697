import type { Menu } from '@flink/contract/rules/categories/categories.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useState } from 'react';
import type { MakeScope } from '../lists/make-data.ts';
import { NoScope } from '../lists/no-scope.tsx';
import {
  type CategoryColumn,
  type CategoryCounts,
  type Chosen,
  chosenIn,
  chosenWords,
  columnsOf,
  withValue,
} from './category-choice.ts';
import classes from './category-columns.module.css';

interface CategoryColumnsProps {
  readonly scopes: readonly MakeScope[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** How many activities stand below each value; null until it is known. */
  readonly counts: CategoryCounts | null;
}

/** No id of a scope. */
const ALL = 'all';

/** Spec 3 §2.3: a scope and four columns that open one another, each with All. */
export function CategoryColumns({ scopes, chosen, onChoose, counts }: CategoryColumnsProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(true);
  const [menu, setMenu] = useState<Menu | null>(null);
  const scope = scopes.find(({ _id }) => _id === chosenIn(chosen, 'scope'));
  const columns = scope ? columnsOf(scope.categories, chosen, menu) : [];
  const hasBoth = scope && scope.categories.grades.length > 0 && scope.categories.levels.length > 0;
  const isLevel = columns[0]?.name === 'level';
  const words = chosenWords(scopes, chosen).slice(1);

  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <div className={classes.scope}>
          <SelectField
            label={t('make.scope')}
            value={scope?._id ?? ALL}
            onChange={(value) => onChoose(withValue(chosen, 'scope', value === ALL ? null : value))}
            options={[
              { value: ALL, label: t('make.allScopes') },
              ...scopes.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        </div>
        <p className={classes.path}>
          {scopes.length === 0 && <NoScope />}
          {words.map((word, index) => (
            <span key={`${word}/${words.slice(0, index).join('/')}`}>
              {index > 0 && <Icon name="chevron-right" size={14} />}
              {word}
            </span>
          ))}
        </p>
        {scope && (
          <>
            <Button variant="quiet" onClick={() => onChoose(withValue(chosen, 'scope', null))}>
              {t('make.clear')}
            </Button>
            <IconButton
              icon={open ? 'arrow-up' : 'chevron-down'}
              label={open ? t('make.hideColumns') : t('make.showColumns')}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </>
        )}
      </div>
      {open && scope && (
        <fieldset className={classes.columns} aria-label={t('make.categories')} onKeyDown={walk}>
          {columns.map((column) => (
            <Column
              key={column.name}
              column={column}
              counts={counts?.[column.name] ?? null}
              other={
                hasBoth && (column.name === 'grade' || column.name === 'level')
                  ? {
                      label: isLevel ? t('make.orGrade') : t('make.orLevel'),
                      onClick: () => {
                        setMenu(isLevel ? 'grades' : 'levels');
                        onChoose(withValue(chosen, column.name, null));
                      },
                    }
                  : null
              }
              onChoose={(value) => onChoose(withValue(chosen, column.name, value))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ColumnProps {
  readonly column: CategoryColumn;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly other: { readonly label: string; readonly onClick: () => void } | null;
  readonly onChoose: (value: string | null) => void;
}

function Column({ column: { name, title, options, chosen }, counts, other, onChoose }: ColumnProps) {
  const { t } = useTexts();
  const titles = {
    grade: t('make.grade'),
    level: t('make.level'),
    firstCategory: title || t('make.firstCategory'),
    secondCategory: title || t('make.secondCategory'),
    thirdCategory: title || t('make.thirdCategory'),
  };
  const option = (value: string | null, label: string) => (
    <li key={value ?? ''}>
      <button
        type="button"
        className={classes.option}
        aria-pressed={chosen === value}
        data-none={counts !== null && !counts[value ?? ''] ? '' : undefined}
        onClick={() => onChoose(value)}
      >
        {label}
        {counts !== null && <span className={classes.count}>{counts[value ?? ''] ?? 0}</span>}
      </button>
    </li>
  );
  return (
    <div className={classes.column}>
      <div className={classes.columnHead}>
        <h2>{titles[name]}</h2>
        {other && (
          <button type="button" className={classes.other} onClick={other.onClick}>
            {other.label}
          </button>
        )}
      </div>
      <ul aria-label={titles[name]}>
        {option(null, t('make.all'))}
        {options.map(({ value, label }) => option(value, label))}
      </ul>
    </div>
  );
}

/** Up and down change the value, left and right the column. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const here = (event.target as HTMLElement).closest('li');
  const list = here?.parentElement;
  if (!here || !list || event.ctrlKey || event.metaKey || event.altKey) return;
  const lists = [...event.currentTarget.querySelectorAll('ul')];
  const forwards = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const beside = event.key === forwards ? 1 : -1;
  const next = {
    ArrowDown: here.nextElementSibling,
    ArrowUp: here.previousElementSibling,
    ArrowLeft: lists[lists.indexOf(list as HTMLUListElement) + beside],
    ArrowRight: lists[lists.indexOf(list as HTMLUListElement) + beside],
  }[event.key];
  const button = next?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
