import { allows } from '@flink/contract/access/rules.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { useLazyDialog } from '@flink/make-kit/media/use-lazy-dialog.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { stateOf } from '../lists/activity-state.tsx';
import { editorOf, foundInside, type MakeCommon, previewOf } from '../lists/make-data.ts';
import { MakeDeletedButton } from '../lists/make-trash.tsx';
import { nearlyFinishedFirst } from '../lists/nearly-finished.ts';
import { useActivityChanges } from '../lists/use-activity-changes.tsx';
import { NewActivityDialog } from '../new-activity/new-activity-dialog.tsx';
import { ActivityList } from './activity-list.tsx';
import { ChosenActivity } from './chosen-activity.tsx';
import classes from './edit-list.module.css';
import { isFound, type ListAddress, listAddress, readListAddress } from './list-address.ts';

/** What is inside the activities is asked for when their author pauses. */
const SEARCHED_AFTER_MS = 300;

interface EditListProps {
  readonly activities: readonly MadeActivity[];
  readonly common: MakeCommon;
}

/** What somebody works on at the start, the chosen one at the end; below 768 px one of them at a time. */
export function EditList({ activities: listed, common }: EditListProps) {
  const { t } = useTexts();
  // Spec 3 §6: who has no choice of language translates.
  const translates = !allows({ flinkMake: { controls: { languageSelector: true } } }, holderOf(useSession()));
  const activities = translates ? nearlyFinishedFirst(listed) : listed;
  const router = useRouter();
  const { searchStr } = useLocation();
  const changes = useActivityChanges();
  const [making, setMaking] = useState(() => new URLSearchParams(searchStr).has('new'));
  // Where the hands are after the dialog: Enter opens what was just made.
  const [made, setMade] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const read = readListAddress(new URLSearchParams(searchStr));
  // Letters are shown as they are typed; the address follows.
  const [search, setSearch] = useState(read.search);
  const address = { ...read, search };
  const keyword = address.search.trim();
  const asked = useDebounced(keyword, SEARCHED_AFTER_MS);
  const inside = useQuery(foundInside(asked));
  const found = activities.filter(
    (activity) => isFound(activity, address.search) || inside.data?.has(activity._id),
  );
  const shown = found.filter((activity) => address.show === null || stateOf(activity) === address.show);
  const named = activities.find(({ _id }) => _id === address.activity);
  const chosen = named ?? shown[0] ?? null;
  const picked = activities.filter(({ _id }) => selected.has(_id));

  const go = (part: Partial<ListAddress>, how: 'push' | 'replace' = 'replace') => {
    const next = { ...address, ...part };
    setSearch(next.search);
    router.history[how](listAddress(next));
  };
  const toggle = ({ _id }: MadeActivity) => {
    const next = new Set(selected);
    if (!next.delete(_id)) next.add(_id);
    setSelected(next);
  };
  const copy = async (activity: MadeActivity) => {
    const made = await changes.copy(activity);
    if (!made) return;
    setMade(made._id);
    go({ activity: made._id, search: '', show: null });
  };
  /** The first of what is left is shown then, and has the focus of who works by keys. */
  const leave = (gone: readonly MadeActivity[]) => {
    setMade(shown.find((activity) => !gone.includes(activity))?._id ?? null);
    go({ activity: null });
  };
  const remove = async (gone: readonly MadeActivity[]) => {
    if (!(await changes.remove(gone))) return;
    setSelected(new Set());
    leave(gone);
  };
  const legacy = useLazyDialog(() => import('../legacy/legacy-dialog.tsx'));
  const mayCopy = changes.may('copy');
  const opening = (open: () => void) => () => {
    opener.current = document.activeElement;
    open();
  };
  const make = changes.may('create') ? opening(() => setMaking(true)) : undefined;
  const convert = changes.may('create') && changes.may('edit') ? opening(legacy.open) : undefined;
  const rowOf = (id: string | undefined) =>
    screen.current?.querySelector<HTMLElement>(`[data-activity="${id}"]`) ?? null;
  const backToOpener = () => {
    const before = opener.current === document.body ? rowOf(chosen?._id) : opener.current;
    if (before instanceof HTMLElement) before.focus();
  };
  useEffect(() => {
    if (made === null) return;
    const row = rowOf(made);
    if (row === null) return;
    row.focus();
    setMade(null);
  });
  useShortcut('n', make);
  useShortcut('c', chosen && mayCopy ? () => void copy(chosen) : undefined);
  useShortcut('p', chosen ? () => router.history.push(previewOf(chosen._id)) : undefined);
  useShortcut('x', chosen ? () => toggle(chosen) : undefined);

  const converting = legacy.shown && (
    <legacy.shown.Dialog
      key={legacy.shown.key}
      opened={legacy.shown.opened}
      onClose={() => {
        legacy.close();
        backToOpener();
      }}
      common={common}
      onConverted={async ([first]) => {
        await changes.refresh();
        setMade(first ?? null);
        go({ activity: first ?? null, search: '', show: null }, 'push');
      }}
    />
  );
  const dialog = making && (
    <NewActivityDialog
      common={common}
      onClose={() => {
        setMaking(false);
        backToOpener();
      }}
      onMade={(activity) => {
        setMaking(false);
        // Where the way back leads.
        go({ activity: activity._id, search: '', show: null });
        router.history.push(editorOf(activity._id));
      }}
    />
  );
  if (activities.length === 0)
    return (
      <div className={classes.none}>
        <h1 className={classes.hidden}>{t('title.makeEditActivities')}</h1>
        <EmptyState
          state={{
            kind: 'first',
            title: t('make.listEmpty'),
            message: t('make.listEmptyHint'),
            actions: (
              <>
                <Button icon="search" onClick={() => router.history.push('/flink-make/search-activities')}>
                  {t('make.findSome')}
                </Button>
                <MakeDeletedButton kind="activities" />
                {convert && (
                  <Button icon="file-import" onClick={convert}>
                    {t('make.legacy.open')}
                  </Button>
                )}
                {make && (
                  <Button variant="primary" icon="plus" keys="n" onClick={make}>
                    {t('make.newActivity')}
                  </Button>
                )}
              </>
            ),
          }}
        />
        {dialog}
        {converting}
      </div>
    );

  return (
    <div ref={screen} className={classes.screen} data-chosen={named ? '' : undefined}>
      <h1 className={classes.hidden}>{t('title.makeEditActivities')}</h1>
      <ActivityList
        common={common}
        found={found}
        shown={shown}
        isSearching={keyword !== asked || inside.isFetching}
        address={address}
        chosen={chosen}
        selected={selected}
        picked={picked}
        onAddress={go}
        onOpen={({ _id }) => router.history.push(editorOf(_id))}
        onToggle={toggle}
        onUnselect={() => setSelected(new Set())}
        onRemove={() => void remove(picked)}
        onNew={make}
        onConvert={convert}
        mayCopy={mayCopy}
      />
      {chosen ? (
        <ChosenActivity
          activity={chosen}
          common={common}
          backHref={listAddress({ ...address, activity: null })}
          onSelect={() => toggle(chosen)}
          onCopy={mayCopy ? () => void copy(chosen) : undefined}
          onRemove={() => void remove([chosen])}
          onDelete={
            chosen.mayDelete
              ? async () => {
                  if (await changes.deleteForGood(chosen)) leave([chosen]);
                }
              : undefined
          }
        />
      ) : (
        <div />
      )}
      {dialog}
      {converting}
    </div>
  );
}
