import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Fragment, useState } from 'react';
import { AssignedCell } from './assigned-cell.tsx';
import { type Assignments, assignedNow, changedRows, type PlanRow } from './assignments.ts';
import { MeterKey, PlanMeter } from './plan-meter.tsx';
import classes from './plans-screen.module.css';
import type { ProductPlans } from './use-plans-draft.ts';

interface PlansTreeProps {
  readonly product: ProductPlans;
  readonly rows: readonly PlanRow[];
  readonly assignments: Assignments;
  readonly mayAssign: boolean;
  /** The center whose codes are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (row: PlanRow) => void;
  readonly onEnter: (row: PlanRow, typed: string) => void;
}

const ICONS: Readonly<Record<PlanRow['kind'], IconName>> = {
  organization: 'sitemap',
  region: 'map-2',
  shared: 'users-group',
  center: 'school',
};

/** One tree table: bars share one scale, so that lengths compare; assigned is edited in place (design: Plans). */
export function PlansTree(props: PlansTreeProps) {
  const { product, rows, assignments, mayAssign, chosen, onChoose, onEnter } = props;
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const now = (row: PlanRow) => assignedNow(rows, assignments, row);
  const changed = new Set(changedRows(rows, assignments).map(({ id }) => id));
  const [top] = rows;
  const scale = Math.max(product.plans, top ? now(top) : 0, product.inUse, 1);
  const shown = shownRows(rows, words, closed);
  return (
    <section className={classes.tree} aria-label={product.productName}>
      <header className={classes.treeHead}>
        <h2>{product.productName}</h2>
        <MeterKey />
        <SearchInput
          label={t('plans.findCenter')}
          placeholder={t('plans.findCenter')}
          value={words}
          onChange={setWords}
          onClear={() => setWords('')}
        />
      </header>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('plans.organization')}</th>
              <th scope="col" className={classes.bar}>
                {t('plans.unitHead')}
              </th>
              <th scope="col">{t('plans.inUseHead')}</th>
              <th scope="col">{t('plans.assignedHead')}</th>
              <th scope="col">{t('plans.leftHead')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const told = assignments.told[row.id];
              const assigned = now(row);
              const left = row.level === 0 ? product.plans - assigned : Math.max(0, assigned - row.inUse);
              const name = row.kind === 'shared' ? t('plans.shared', { name: row.name }) : row.name;
              return (
                <Fragment key={row.id}>
                  <tr data-level={row.level} data-chosen={row.id === chosen} data-told={told !== undefined}>
                    <th scope="row">
                      <span className={classes.org} style={{ paddingInlineStart: row.level * 20 }}>
                        {row.kind === 'region' ? (
                          <button
                            type="button"
                            className={classes.twist}
                            aria-expanded={!closed.has(row.id)}
                            aria-label={t('plans.toggle', { name })}
                            onClick={() => setClosed((before) => toggled(before, row.id))}
                          >
                            <Icon name="chevron-down" size={16} />
                          </button>
                        ) : (
                          <span className={classes.twist} />
                        )}
                        <Icon name={ICONS[row.kind]} size={16} />
                        {row.kind === 'center' ? (
                          <button type="button" className={classes.name} onClick={() => onChoose(row)}>
                            {name}
                          </button>
                        ) : (
                          <span className={classes.name}>{name}</span>
                        )}
                      </span>
                    </th>
                    <td className={classes.bar}>
                      <PlanMeter
                        inUse={row.inUse}
                        assigned={Math.max(assigned, row.inUse)}
                        left={row.level === 0 ? left : 0}
                        scale={scale}
                      />
                    </td>
                    <td>{row.inUse}</td>
                    <td>
                      {row.organizationId !== null && mayAssign ? (
                        <AssignedCell
                          label={t('plans.assignedTo', { name })}
                          value={assigned}
                          changed={changed.has(row.id)}
                          bad={told !== undefined}
                          onEnter={(typed) => onEnter(row, typed)}
                        />
                      ) : (
                        <b>{assigned}</b>
                      )}
                    </td>
                    <td>{left}</td>
                  </tr>
                  {told && (
                    <tr className={classes.toldRow}>
                      <td colSpan={5}>
                        <p role="alert" className={classes.told}>
                          <Icon name="alert-circle" size={16} />
                          {t(`error.${told.code}`)}. {t('plans.setBack', { count: told.plans })}
                        </p>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** With words, the rows that hold them and what they are in; else what is not folded away. */
function shownRows(rows: readonly PlanRow[], words: string, closed: ReadonlySet<string>): readonly PlanRow[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted !== '') {
    const found = new Set(
      rows
        .filter((row) => row.kind === 'center' && row.name.toLocaleLowerCase().includes(wanted))
        .map(({ id }) => id),
    );
    return rows.filter(({ id, below }) => found.has(id) || below.some((one) => found.has(one)));
  }
  const folded = new Set(rows.filter(({ id }) => closed.has(id)).flatMap(({ below }) => below));
  return rows.filter(({ id }) => !folded.has(id));
}
