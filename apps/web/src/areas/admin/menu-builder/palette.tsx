import type { PaletteItem } from '@flink/contract/entities/menu-builder.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, type PointerEvent, useId, useRef, useState } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { EntryGlyph } from './entry-glyph.tsx';
import { cellWords } from './menu-words.ts';
import classes from './palette.module.css';
import type { Carried } from './use-drag.ts';

interface PaletteProps {
  readonly locale: string;
  readonly isInMenu: (item: PaletteItem) => boolean;
  /** Where the plus puts it, in words. */
  readonly target: string;
  readonly onAdd: (item: PaletteItem) => void;
  readonly onShow: (item: PaletteItem) => void;
  readonly onGrab: (event: PointerEvent, what: Carried) => void;
}

const PAGE = 25;
const PAUSE_MS = 250;
const KINDS = ['all', 'groups', 'activities'] as const;

/** Everything that could stand in a menu, found by its name. */
export const Palette = memo(function Palette(props: PaletteProps) {
  const { locale, isInMenu, target, onAdd, onShow, onGrab } = props;
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [ready, setReady] = useState(true);
  const [sameLanguage, setSameLanguage] = useState(true);
  /** The line that the keyboard comes to: the list is one stop, and arrows walk in it. */
  const [current, setCurrent] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const filter = useDebounced(words.trim(), PAUSE_MS);
  useShortcut('/', () => field.current?.focus());

  const wanted = JSON.stringify([filter, kind, ready, sameLanguage]);
  const [pages, setPages] = useState({ wanted, count: 1 });
  const count = pages.wanted === wanted ? pages.count : 1;
  const found = useQuery({
    queryKey: ['menu-palette', locale, wanted, count],
    queryFn: ({ signal }) => {
      const query = { filter, kind, ready: String(ready), limit: PAGE, ...(sameLanguage ? { locale } : {}) };
      return Promise.all(
        Array.from({ length: count }, (_, index) =>
          officeApi('groupsForMenu', { query: { ...query, page: index + 1 } }, { signal }),
        ),
      );
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = found.data?.flatMap(({ data }) => data) ?? [];
  const stop = items.find(({ _id }) => _id === current) ?? items[0];
  const { groups = 0, activities = 0 } = found.data?.[0] ?? {};
  const isMore = found.data?.at(-1)?.data.length === PAGE;
  const counts = { all: groups + activities, groups, activities };
  const clear = () => {
    setWords('');
    setReady(false);
    setSameLanguage(false);
    setKind('all');
  };

  return (
    <section className={classes.palette} aria-label={t('builder.palette')}>
      <div className={classes.head}>
        <SearchInput
          ref={field}
          label={t('builder.paletteSearch')}
          keys="/"
          value={words}
          onChange={setWords}
          onClear={() => setWords('')}
        />
        <fieldset className={classes.kinds} aria-label={t('builder.kind')}>
          {KINDS.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {t(
                {
                  all: 'builder.kindAll',
                  groups: 'builder.kindGroups',
                  activities: 'builder.kindActivities',
                }[one],
                { count: counts[one] },
              )}
            </button>
          ))}
        </fieldset>
        <div className={classes.chips}>
          <button type="button" aria-pressed={ready} onClick={() => setReady(!ready)}>
            {t('builder.readyOnly')}
            {ready && <Icon name="check" size={14} />}
          </button>
          <button type="button" aria-pressed={sameLanguage} onClick={() => setSameLanguage(!sameLanguage)}>
            {t('builder.sameLanguage')}
            {sameLanguage && <Icon name="check" size={14} />}
          </button>
        </div>
      </div>
      <div className={classes.list}>
        {found.isPending ? (
          <SkeletonRows rows={6} />
        ) : found.isError ? (
          <EmptyState
            state={{
              kind: 'error',
              title: t('builder.paletteFailed'),
              message: '',
              onRetry: () => found.refetch(),
            }}
          />
        ) : items.length === 0 ? (
          <EmptyState
            state={{ kind: 'filtered', title: t('builder.nothingFound'), message: '', onClear: clear }}
          />
        ) : (
          <ul
            onKeyDown={walk}
            aria-label={t('builder.paletteFound')}
            aria-description={t('builder.paletteKeys')}
          >
            {items.map((item) => (
              <Item
                key={item._id}
                item={item}
                inMenu={isInMenu(item)}
                isStop={item === stop}
                onStop={setCurrent}
                onAdd={onAdd}
                onShow={onShow}
                onGrab={onGrab}
              />
            ))}
          </ul>
        )}
        {isMore && (
          <Button
            variant="quiet"
            fullWidth
            loading={found.isPlaceholderData}
            onClick={() => setPages({ wanted, count: count + 1 })}
          >
            {t('builder.more')}
          </Button>
        )}
      </div>
      <p className={classes.foot}>{t('builder.addsTo', { place: target })}</p>
    </section>
  );
});

/** Up and down go from line to line, forward and back between the buttons of one. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLButtonElement)) return;
  const buttonsOf = (line: Element | null | undefined) => [...(line?.querySelectorAll('button') ?? [])];
  const line = event.target.closest('li');
  const lines = [...event.currentTarget.children];
  const own = buttonsOf(line);
  const at = own.indexOf(event.target);
  const forward = document.dir === 'rtl' ? -1 : 1;
  const ways: Readonly<Partial<Record<string, () => HTMLButtonElement | undefined>>> = {
    ArrowDown: () => buttonsOf(line?.nextElementSibling).at(-1),
    ArrowUp: () => buttonsOf(line?.previousElementSibling).at(-1),
    Home: () => buttonsOf(lines[0]).at(-1),
    End: () => buttonsOf(lines.at(-1)).at(-1),
    ArrowRight: () => own[at + forward],
    ArrowLeft: () => own[at - forward],
  };
  const next = ways[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Marks in a row, in any language. */
const joined = (...marks: readonly string[]): string => marks.join(' · ');

interface ItemProps {
  readonly item: PaletteItem;
  readonly inMenu: boolean;
  readonly isStop: boolean;
  readonly onStop: (id: string) => void;
  readonly onAdd: PaletteProps['onAdd'];
  readonly onShow: PaletteProps['onShow'];
  readonly onGrab: PaletteProps['onGrab'];
}

/** Drawn again only when something about it has changed: a step in the menu does not touch it. */
const Item = memo(function Item({ item, inMenu, isStop, onStop, onAdd, onShow, onGrab }: ItemProps) {
  const { t } = useTexts();
  const aboutId = useId();
  const { activityTemplates } = useCommonData();
  const template =
    item.kind === 'activity' ? activityTemplates.find(({ alias }) => alias === item.alias) : undefined;
  // What tells it from others of its name comes first.
  const second =
    item.kind === 'group'
      ? joined(
          cellWords(t, item),
          item.solutionName,
          item.productName,
          t('builder.groupOf', { activities: t('builder.activities', { count: item.activityCount }) }),
        )
      : joined(
          ...(item.groupName === null ? [] : [item.groupName]),
          template?.activityTemplateName ?? item.alias,
          t(item.isValid ? 'builder.ready' : 'builder.notReady'),
        );
  const about = inMenu ? joined(second, t('builder.inMenu')) : second;
  const carried: Carried = { kind: item.kind, entry: null, _id: item._id, name: item.name, second };
  // A group stands in one place of a menu only; an activity may stand in several groups.
  const canAdd = item.kind === 'activity' || !inMenu;
  return (
    <li
      className={classes.item}
      data-in-menu={inMenu ? '' : undefined}
      onFocus={() => onStop(item._id)}
      onPointerDown={(event) => canAdd && event.pointerType === 'mouse' && onGrab(event, carried)}
    >
      <span
        className={classes.grip}
        onPointerDown={(event) => canAdd && event.pointerType !== 'mouse' && onGrab(event, carried)}
      >
        {canAdd && <Icon name="grip-vertical" />}
      </span>
      <EntryGlyph family={item.kind === 'group' ? 'group' : template?.family} />
      <span className={classes.words}>
        <b>{item.name}</b>
        <span id={aboutId} title={about}>
          {about}
        </span>
      </span>
      {inMenu && (
        <IconButton
          icon="current-location"
          inRow
          label={t('builder.showInMenu', { name: item.name })}
          aria-describedby={aboutId}
          tabIndex={isStop && !canAdd ? 0 : -1}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onShow(item)}
        />
      )}
      {canAdd && (
        <IconButton
          icon="plus"
          inRow
          label={t('builder.addNamed', { name: item.name })}
          aria-describedby={aboutId}
          tabIndex={isStop ? 0 : -1}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onAdd(item)}
        />
      )}
    </li>
  );
});
