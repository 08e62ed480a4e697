import { treeOf } from '@flink/contract/access/permission-paths.ts';
import { allows } from '@flink/contract/access/rules.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { nextCheck } from './next-check.ts';
import {
  COLUMNS,
  changedRights,
  columnOf,
  isColumn,
  type PermissionArea,
  type PermissionSection,
  permissionAreas,
  rightsOf,
} from './permission-areas.ts';
import classes from './permissions-field.module.css';
import { useComparedRole } from './use-compared-role.tsx';

/** Sections of Admin that no page of their own is called by. */
const WITHOUT_PAGE = new Set(['clever', 'organization-config']);

/** What a role may do, area by area; what its editor may not do cannot be given (spec 3 §6). */
export function PermissionsField(props: FieldInputProps) {
  const { field, value, kept, onChange, label, hint, error, disabled } = props;
  const { t } = useTexts();
  const holder = holderOf(useSession());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const [onlyGiven, setOnlyGiven] = useState(false);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const other = useComparedRole();
  const given = new Set(value as readonly string[]);
  const before = kept === undefined ? given : new Set(kept as readonly string[]);
  const differs = (path: string) => other.rights !== null && other.rights.has(path) !== given.has(path);
  const all = field.kind === 'choices' ? field.values : [];
  const mayGive = (path: string) => given.has(path) || allows(treeOf([path]), holder);
  const isOff = (paths: readonly string[]) => disabled === true || !paths.some(mayGive);
  const give = (paths: readonly string[], on: boolean) => {
    const rights = changedRights(all, given, paths.filter(mayGive), on);
    onChange(rights.filter((path) => given.has(path) || mayGive(path)));
  };

  const nameOf = (area: string, section: string) => {
    if (area !== 'admin' || WITHOUT_PAGE.has(section))
      return t(`permission.section.${section.replaceAll('.', '-')}`);
    return t(titleKeyOf(section.replace('.', '-')));
  };
  const isShown = (area: string, { section, paths }: PermissionSection) =>
    (!onlyGiven || paths.some(({ path }) => given.has(path))) &&
    (other.rights === null || !onlyDifferent || paths.some(({ path }) => differs(path))) &&
    [nameOf(area, section), ...paths.map(({ action }) => t(`permission.${action}`))].some((words) =>
      words.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
    );

  const check = (words: string, paths: readonly string[]) => {
    const count = paths.filter((path) => given.has(path)).length;
    return (
      <CheckboxField
        label={words}
        checked={count === paths.length}
        indeterminate={count > 0 && count < paths.length}
        disabled={isOff(paths)}
        onChange={(on) => give(paths, on)}
      />
    );
  };

  const otherSays = (path: string) =>
    t(other.rights?.has(path) ? 'permission.hasIt' : 'permission.hasItNot', { role: other.name });

  const right = (action: string, path: string) => (
    <span className={classes.one}>
      {check(t(`permission.${action}`), [path])}
      {before.has(path) !== given.has(path) && (
        <span role="img" className={classes.changed} aria-label={t('permission.changed')} />
      )}
      {differs(path) && (
        <span role="img" className={classes.differs} aria-label={otherSays(path)} title={otherSays(path)}>
          ≠
        </span>
      )}
    </span>
  );

  const rowOf = (area: string, { section, paths }: PermissionSection) => (
    <tr key={section}>
      <th scope="row" className={classes.section}>
        {nameOf(area, section)}
      </th>
      {COLUMNS.map((column) => {
        const found = paths.find(({ action }) => action === column);
        return (
          <td key={column} className={classes.right}>
            {found ? right(column, found.path) : <span aria-hidden="true">–</span>}
          </td>
        );
      })}
      <td className={classes.more}>
        {paths
          .filter(({ action }) => !isColumn(action))
          .map(({ path, action }) => (
            <Fragment key={path}>{right(action, path)}</Fragment>
          ))}
      </td>
    </tr>
  );

  const drawn = (area: PermissionArea) => {
    const sections = area.sections.filter((section) => isShown(area.area, section));
    if (sections.length === 0) return null;
    const name = t(`permission.area.${area.area}`);
    const rights = rightsOf(area);
    const open = !folded.has(area.area);
    const fold = () =>
      setFolded((before) => {
        const next = new Set(before);
        if (!next.delete(area.area)) next.add(area.area);
        return next;
      });
    return (
      <tbody key={area.area}>
        <tr className={classes.area}>
          <th scope="rowgroup">
            <button type="button" className={classes.fold} aria-expanded={open} onClick={fold}>
              <Icon name="chevron-down" size={16} />
              {name}
              <span className={classes.count}>
                {t('permission.some', {
                  n: rights.filter((path) => given.has(path)).length,
                  of: rights.length,
                })}
              </span>
            </button>
          </th>
          {COLUMNS.map((column) => {
            const paths = columnOf(area, column);
            return (
              <td key={column} className={classes.right}>
                {paths.length > 0 &&
                  check(t('permission.allOf', { right: t(`permission.${column}`), area: name }), paths)}
              </td>
            );
          })}
          <td />
        </tr>
        {open && sections.map((section) => rowOf(area.area, section))}
      </tbody>
    );
  };

  const areas = permissionAreas(all).map(drawn);
  return (
    <section className={classes.field} aria-labelledby="permissions-head">
      <div className={classes.head}>
        <h2 id="permissions-head" className={classes.label}>
          {label}
        </h2>
        <span className={classes.count}>{t('permission.given', { n: given.size, of: all.length })}</span>
        <div className={classes.tools}>
          {other.field}
          {other.rights && (
            <CheckboxField
              label={t('permission.onlyDifferent', { n: all.filter(differs).length })}
              checked={onlyDifferent}
              onChange={setOnlyDifferent}
            />
          )}
          <CheckboxField label={t('permission.onlyGiven')} checked={onlyGiven} onChange={setOnlyGiven} />
          <SearchInput
            label={label}
            placeholder={t('permission.find')}
            value={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
          />
        </div>
      </div>
      {error ? <FieldError>{error}</FieldError> : <p className={classes.hint}>{hint}</p>}
      {other.rights && <p className={classes.hint}>{t('permission.otherWay', { role: other.name })}</p>}
      {areas.some(Boolean) ? (
        <table className={classes.table} onKeyDown={moveByArrows}>
          <thead>
            <tr>
              <th scope="col">{t('permission.section')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={classes.right}>
                  {t(`permission.${column}`)}
                </th>
              ))}
              <th scope="col">{t('permission.more')}</th>
            </tr>
          </thead>
          {areas}
        </table>
      ) : (
        <p className={classes.hint}>{t('permission.noneFound')}</p>
      )}
    </section>
  );
}

/** Arrows go from check to check, as in a grid; Space gives and takes. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const places = [...event.currentTarget.rows].map((row) => [
    ...row.querySelectorAll<HTMLInputElement>('input:not(:disabled)'),
  ]);
  const at = (input: HTMLInputElement) => input.getBoundingClientRect().left;
  const next = nextCheck(places, event.target, event.key, { at, isRtl });
  if (!next) return;
  event.preventDefault();
  next.focus();
}
