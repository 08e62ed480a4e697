import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut, useSingleKeys } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { type ActivityState, STATES, StateMark, stateOf } from '../lists/activity-state.tsx';
import type { MakeCommon } from '../lists/make-data.ts';
import { MakeDeletedButton } from '../lists/make-trash.tsx';
import { TemplateSign } from '../lists/template-sign.tsx';
import { unitCount } from '../lists/unit-count.ts';
import { WordlistSign } from '../lists/wordlist-sign.tsx';
import classes from './activity-list.module.css';
import { type ListAddress, listAddress } from './list-address.ts';

interface ActivityListProps {
  readonly common: MakeCommon;
  /** By the words of the search; the chips count these. */
  readonly found: readonly MadeActivity[];
  readonly shown: readonly MadeActivity[];
  /** More may still be found. */
  readonly isSearching: boolean;
  readonly address: ListAddress;
  readonly chosen: MadeActivity | null;
  readonly selected: ReadonlySet<string>;
  readonly picked: readonly MadeActivity[];
  readonly onAddress: (part: Partial<ListAddress>) => void;
  readonly onOpen: (activity: MadeActivity) => void;
  readonly onToggle: (activity: MadeActivity) => void;
  readonly onUnselect: () => void;
  readonly onRemove: () => void;
  readonly onNew: (() => void) | undefined;
  readonly onConvert: (() => void) | undefined;
  readonly mayCopy: boolean;
}

export function ActivityList(props: ActivityListProps) {
  const { found, shown, address, picked, onAddress, onUnselect, onRemove, onNew, onConvert, mayCopy } = props;
  const { t } = useTexts();
  const singleKeys = useSingleKeys();
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());

  return (
    <section className={classes.side} aria-label={t('title.makeEditActivities')}>
      <div className={classes.head}>
        <div className={classes.line}>
          <p className={classes.title} aria-hidden="true">
            {t('title.makeEditActivities')}
          </p>
          <div className={classes.makers}>
            <MakeDeletedButton kind="activities" />
            {onConvert && <IconButton icon="file-import" label={t('make.legacy.open')} onClick={onConvert} />}
            {onNew && (
              <Button variant="primary" icon="plus" keys="n" onClick={onNew}>
                {t('make.newActivity')}
              </Button>
            )}
          </div>
        </div>
        <SearchInput
          ref={field}
          label={t('title.makeEditActivities')}
          placeholder={t('make.listSearch')}
          value={address.search}
          onChange={(search) => onAddress({ search, activity: null })}
          onClear={() => onAddress({ search: '', activity: null })}
          {...(singleKeys ? { keys: '/' } : {})}
        />
        {picked.length > 0 ? (
          <div className={classes.picked} role="toolbar" aria-label={t('office.table.bulk')}>
            <span className={classes.count} role="status">
              {t('office.table.chosen', { count: picked.length })}
            </span>
            <Button variant="quiet" onClick={onRemove}>
              {t('make.removeFromList')}
            </Button>
            <IconButton icon="x" label={t('office.table.unselect')} onClick={onUnselect} />
          </div>
        ) : (
          <Chips found={found} show={address.show} onShow={(show) => onAddress({ show, activity: null })} />
        )}
      </div>
      <div className={classes.rows}>
        {shown.length === 0 && props.isSearching ? (
          <SkeletonRows rows={3} withPicture={false} />
        ) : shown.length === 0 ? (
          <EmptyState state={{ kind: 'filtered', onClear: () => onAddress({ search: '', show: null }) }} />
        ) : (
          <Rows {...props} />
        )}
      </div>
      {singleKeys && (
        <div className={classes.foot} aria-hidden="true">
          <span>
            <Kbd keys="up" />
            <Kbd keys="down" />
            {t('make.keyMove')}
          </span>
          <span>
            <Kbd keys="enter" />
            {t('make.keyOpen')}
          </span>
          <span>
            <Kbd keys="x" />
            {t('make.keySelect')}
          </span>
          {mayCopy && (
            <span>
              <Kbd keys="c" />
              {t('make.keyCopy')}
            </span>
          )}
        </div>
      )}
    </section>
  );
}

interface ChipsProps {
  readonly found: readonly MadeActivity[];
  readonly show: ActivityState | null;
  readonly onShow: (show: ActivityState | null) => void;
}

function Chips({ found, show, onShow }: ChipsProps) {
  const { t } = useTexts();
  const words = {
    all: t('make.all'),
    toFix: t('make.toFix'),
    ready: t('make.ready'),
    notStarted: t('make.notStarted'),
  };
  const chip = (state: ActivityState | null) => (
    <button
      key={state ?? 'all'}
      type="button"
      className={classes.chip}
      aria-pressed={show === state}
      onClick={() => onShow(state)}
    >
      {words[state ?? 'all']}
      <span>{found.filter((activity) => state === null || stateOf(activity) === state).length}</span>
    </button>
  );
  return (
    <fieldset className={classes.chips} aria-label={t('make.show')}>
      {[null, ...STATES].map(chip)}
    </fieldset>
  );
}

function Rows({ common, shown, address, chosen, selected, onAddress, onOpen, onToggle }: ActivityListProps) {
  const { t } = useTexts();
  const Link = useLink();
  const kinds = new Map(common.templates.map((one) => [one._id, one]));
  const languages = new Map(common.locales.map(({ code, displayName }) => [code, displayName]));

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ _id }) => _id === (event.target as HTMLElement).dataset.activity);
    const here = shown[at];
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(here);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = by && shown[at + by];
    if (!next) return;
    event.preventDefault();
    onAddress({ activity: next._id });
    event.currentTarget.querySelector<HTMLElement>(`[data-activity="${next._id}"]`)?.focus();
  };

  return (
    <ul className={classes.list} onKeyDown={walk}>
      {shown.map((activity) => (
        <li key={activity._id}>
          {selected.size > 0 && (
            <input
              type="checkbox"
              className={classes.pick}
              aria-label={t('office.table.select', { name: activity.activityName })}
              checked={selected.has(activity._id)}
              onChange={() => onToggle(activity)}
            />
          )}
          <Link
            href={listAddress({ ...address, activity: activity._id })}
            className={classes.row}
            aria-current={activity === chosen ? 'true' : undefined}
            data-activity={activity._id}
          >
            <TemplateSign
              family={kinds.get(activity.templateId)?.family}
              glyph={kinds.get(activity.templateId)?.glyph}
            />
            <span className={classes.words}>
              <span className={classes.name} title={activity.activityName}>
                {activity.activityName}
              </span>
              <span className={classes.second}>
                {[
                  activity.activityTemplateName,
                  languages.get(activity.locale) ?? activity.locale,
                  ...unitCount(t, activity),
                ].join(' · ')}
                {activity.generatedFromWordlist !== null && <WordlistSign />}
                {activity.visitors.length > 0 && (
                  <span className={classes.here}>
                    <Icon name="users" size={14} />
                    {t('make.isHere', { names: activity.visitors.map(({ name }) => name).join(', ') })}
                  </span>
                )}
              </span>
            </span>
            <span className={classes.state}>
              <StateMark state={stateOf(activity)} count={activity.toFix} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
