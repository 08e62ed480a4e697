import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { problemsOf } from '@flink/contract/rules/make/activity-parts.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import { outlineOf } from '@flink/make-kit/description/outline.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { isOpenGroup, type PartGroup } from './part-groups.ts';
import classes from './part-outline.module.css';

interface PartOutlineProps {
  readonly groups: readonly PartGroup[];
  readonly original: ActivityData;
  readonly from: string;
  readonly contentFolder: string;
  readonly description: Description;
  readonly chosen: string | undefined;
  readonly toDoOnly: boolean;
  readonly onToDoOnly: (only: boolean) => void;
  readonly onChoose: (group: PartGroup) => void;
  readonly onNext: () => void;
}

/** The beginning, each problem and the help, with how far each is. */
export function PartOutline(props: PartOutlineProps) {
  const { groups, chosen, toDoOnly, onToDoOnly } = props;
  const { t } = useTexts();
  const toDo = groups.filter(isOpenGroup);
  const chips = [
    { only: false, words: t('make.all'), count: groups.length },
    { only: true, words: t('make.translate.toDo'), count: toDo.length },
  ];
  return (
    <nav className={classes.outline} aria-label={t('make.translate.parts')}>
      <div className={classes.head}>
        <h2>{t('make.translate.parts')}</h2>
        <IconButton
          icon="corner-down-right"
          label={t('make.translate.next')}
          aria-keyshortcuts="F8"
          onClick={props.onNext}
        />
      </div>
      <div className={classes.chips}>
        {chips.map(({ only, words, count }) => (
          <button
            key={words}
            type="button"
            className={classes.chip}
            aria-pressed={toDoOnly === only}
            onClick={() => onToDoOnly(only)}
          >
            {words} <Count value={count} />
          </button>
        ))}
      </div>
      <ol className={classes.list}>
        {(toDoOnly ? toDo : groups).map((group) => (
          <li key={group.key} className={classes.item}>
            <Entry {...props} group={group} isCurrent={group.key === chosen} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Entry({
  group,
  isCurrent,
  original,
  from,
  contentFolder,
  description,
  onChoose,
}: PartOutlineProps & { readonly group: PartGroup; readonly isCurrent: boolean }) {
  const { t } = useTexts();
  const { kind, index, done, changed, total } = group;
  const shown =
    kind === 'problem'
      ? outlineOf(description.problems ?? {}, problemsOf(original)?.[index])
      : { title: '', image: null };
  const state = done === total ? 'done' : changed > 0 ? 'changed' : 'missing';
  const signs = { done: 'circle-check', changed: 'alert-triangle', missing: 'circle-dashed' } as const;
  const words = {
    done: t('make.translate.done'),
    changed: t('make.translate.changedSince'),
    missing: t('make.translate.notYet'),
  };
  return (
    <button
      type="button"
      className={classes.entry}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(group)}
    >
      <span className={classes.thumb}>
        {shown.image === null ? (
          <Icon name={kind === 'problem' ? 'message-2' : kind === 'help' ? 'info-circle' : 'typography'} />
        ) : (
          <img src={mediaAddress(shown.image, contentFolder)} alt="" loading="lazy" />
        )}
      </span>
      <span className={classes.words}>
        <b {...(shown.title === '' ? {} : inLanguage(from))}>
          {shown.title || groupWords(t, group, description.unit)}
        </b>
        <small>
          {t('make.partsDone', { done, of: total })}
          {changed > 0 && ` · ${t('make.translate.changedCount', { count: changed })}`}
        </small>
      </span>
      <span className={classes.sign} data-state={state}>
        <Icon name={signs[state]} size={20} />
        <span className={classes.hidden}>{words[state]}</span>
      </span>
    </button>
  );
}

export function groupWords(
  t: ReturnType<typeof useTexts>['t'],
  { kind, index }: PartGroup,
  unit: Description['unit'],
): string {
  if (kind === 'help') return t('make.translate.help');
  if (kind === 'start') return t('make.translate.start');
  return unit === 'page'
    ? t('make.pageNumber', { number: index + 1 })
    : t('make.problemNumber', { number: index + 1 });
}
