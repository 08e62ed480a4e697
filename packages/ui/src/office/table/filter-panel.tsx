import { NONE, rangeOf, rangeText } from '@flink/contract/resources/kit/filters.ts';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { dateRangePanel } from '../date-range/late-date-range-panel.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SearchInput } from '../fields/search-input.tsx';
import { useLatePart } from '../late-part.ts';
import classes from './filter-chip.module.css';
import type { FilterChoice, FilterOption, TableFilter } from './table-parts.ts';

/** A list longer than this gets a search of its own. */
const SEARCH_FROM = 9;

interface FilterOptionsProps extends FilterChoice {
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Without it nothing is searched. */
  readonly search?: { readonly value: string; readonly onChange: (words: string) => void };
  /** What stands below them: that more are there, or that they did not come. */
  readonly below?: ReactNode;
  readonly loading?: boolean;
}

/** Values to tick, with a search above them. */
export function FilterOptions(props: FilterOptionsProps) {
  const { label, options, chosen, onChange, search, below, loading = false } = props;
  const { t } = useTexts();
  return (
    <div className={classes.panel}>
      {search && (
        <SearchInput
          label={label}
          value={search.value}
          onChange={search.onChange}
          onClear={() => search.onChange('')}
        />
      )}
      <fieldset className={classes.options} aria-label={label} aria-busy={loading}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, option.value]
                  : chosen.filter((value) => value !== option.value),
              )
            }
          />
        ))}
        {options.length === 0 && (
          <p className={classes.none}>{t(loading ? 'office.loading' : 'office.field.nothingFound')}</p>
        )}
        {below}
      </fieldset>
    </div>
  );
}

function KnownOptions({
  filter,
  ...choice
}: FilterChoice & { readonly filter: Extract<TableFilter, { kind?: 'options' }> }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  return (
    <FilterOptions
      {...choice}
      label={filter.label}
      options={filter.options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))}
      {...(filter.options.length >= SEARCH_FROM ? { search: { value: words, onChange: setWords } } : {})}
    />
  );
}

/** The rows without a value, beside a range or in place of it. */
function NoneOption({ chosen, onChange }: FilterChoice) {
  const { t } = useTexts();
  return (
    <Checkbox
      label={t('office.table.none')}
      checked={chosen.includes(NONE)}
      onChange={(event) =>
        onChange(event.currentTarget.checked ? [...chosen, NONE] : chosen.filter((value) => value !== NONE))
      }
    />
  );
}

const rangeAmong = (chosen: readonly string[]) => rangeOf(chosen.find((value) => value !== NONE) ?? '');

/** The range that was there goes, the rows without a value stay. */
const withRange = (chosen: readonly string[], range: ReturnType<typeof rangeOf>) => [
  ...chosen.filter((value) => value === NONE),
  ...(range.from === null && range.to === null ? [] : [rangeText(range)]),
];

function Days({ chosen, onChange, onDone }: FilterChoice & { readonly onDone: () => void }) {
  const { t } = useTexts();
  const come = useLatePart(dateRangePanel);
  if (!come) return <p className={classes.none}>{t('office.loading')}</p>;
  return (
    <come.DateRangePanel
      value={rangeAmong(chosen)}
      limits={{}}
      onDone={(range) => {
        onChange(withRange(chosen, range));
        onDone();
      }}
    />
  );
}

interface NumbersProps extends FilterChoice {
  readonly filter: Extract<TableFilter, { kind: 'numbers' }>;
  readonly onDone: () => void;
}

function Numbers({ filter, chosen, onChange, onDone }: NumbersProps) {
  const { t } = useTexts();
  const before = rangeAmong(chosen);
  const [from, setFrom] = useState(before.from === null ? null : Number(before.from));
  const [to, setTo] = useState(before.to === null ? null : Number(before.to));
  const backwards = from !== null && to !== null && to < from;
  const { min, max, decimals = 0 } = filter;
  const limits = { min, max, decimals };
  return (
    <form
      className={classes.numbers}
      onSubmit={(event) => {
        event.preventDefault();
        if (backwards) return;
        const range = { from: from === null ? null : String(from), to: to === null ? null : String(to) };
        onChange(withRange(chosen, range));
        onDone();
      }}
    >
      <NumberField label={t('office.dates.from')} value={from} onChange={setFrom} {...limits} />
      <NumberField
        label={t('office.dates.to')}
        value={to}
        onChange={setTo}
        {...limits}
        {...(backwards ? { error: t('office.table.backwards') } : {})}
      />
      <Button variant="primary" type="submit" disabled={backwards}>
        {t('office.dates.done')}
      </Button>
    </form>
  );
}

interface FilterPanelProps extends FilterChoice {
  readonly filter: TableFilter;
  readonly onDone: () => void;
}

/** What opens below a chip. */
export function FilterPanel({ filter, onDone, ...choice }: FilterPanelProps) {
  switch (filter.kind) {
    case 'lookup':
      return filter.panel(choice);
    case 'days':
      return (
        <div className={classes.ranges}>
          {filter.mayBeNone && <NoneOption {...choice} />}
          <Days {...choice} onDone={onDone} />
        </div>
      );
    case 'numbers':
      return (
        <div className={classes.ranges}>
          {filter.mayBeNone && <NoneOption {...choice} />}
          <Numbers {...choice} filter={filter} onDone={onDone} />
        </div>
      );
    default:
      return <KnownOptions filter={filter} {...choice} />;
  }
}
