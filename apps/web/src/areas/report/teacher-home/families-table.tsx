import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { timeText } from '@flink/contract/rules/reports/time-text.ts';
import { dateText } from '@flink/contract/rules/teacher-home/home-words.ts';
import { daysBetween, NO_PLAY_DAYS } from '@flink/contract/rules/teacher-home/needs.ts';
import { listText, percentText } from '@flink/contract/texts/format.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './families-table.module.css';
import { detailsAddress, type HomeState, type Sort, sortedBy } from './home-state.ts';
import { seenText } from './home-words.ts';
import { FamilyMark, MemberMarks } from './marks.tsx';
import { WeekBars } from './week-bars.tsx';

interface FamiliesTableProps {
  readonly label: string;
  readonly families: readonly HomeFamily[];
  readonly today: string;
  readonly week: string;
  readonly scale: number;
  readonly state: HomeState;
  readonly onState: (state: HomeState) => void;
  readonly onPrint: (family: HomeFamily) => void;
  /** The one family that goes on paper; null: all. */
  readonly onPaper: string | null;
}

/** All families with seven days each. */
export function FamiliesTable(props: FamiliesTableProps) {
  const { label, families, week, state, onState, onPaper } = props;
  const { t, locale } = useTexts();
  const head = (sort: Sort, words: string, end = false, minor = false) => (
    <SortHead {...{ sort, words, end, minor, state }} onSort={() => onState(sortedBy(state, sort))} />
  );
  const days = Array.from({ length: 7 }, (_, place) =>
    new Date(Date.parse(week) + place * 86_400_000).toISOString().slice(0, 10),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {head('family', t('teacherHome.family'))}
            <th scope="col">{t('teacherHome.members')}</th>
            <th scope="col">
              <VisuallyHidden>{t('teacherHome.minutesADay')}</VisuallyHidden>
              <span className={classes.days} aria-hidden="true">
                {days.map((day) => (
                  <span key={day}>{dateText(day, locale, { weekday: 'narrow' })}</span>
                ))}
              </span>
            </th>
            {head('time', t('teacherHome.time'), true)}
            {head('need', t('teacherHome.thanUsual'), true)}
            {head('mastered', t('teacherHome.mastered'), true)}
            {head('seen', t('teacherHome.lastSeen'), false, true)}
            <th scope="col" className={classes.actions}>
              <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {families.map((family) => (
            <FamilyRow
              key={family._id}
              {...props}
              family={family}
              isLeftOut={onPaper !== null && onPaper !== family._id}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SIGNS = { asc: 'arrow-up', desc: 'arrow-down' } as const;
const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

interface SortHeadProps {
  readonly sort: Sort;
  readonly words: string;
  readonly end: boolean;
  readonly minor: boolean;
  readonly state: HomeState;
  readonly onSort: () => void;
}

function SortHead({ sort, words, end, minor, state, onSort }: SortHeadProps) {
  const direction = state.sort === sort ? state.direction : null;
  return (
    <th
      scope="col"
      className={classNames(end && classes.end, minor && classes.minor)}
      aria-sort={direction ? SPOKEN[direction] : undefined}
    >
      <button type="button" className={classes.sort} onClick={onSort}>
        <span>{words}</span>
        <Icon name={direction ? SIGNS[direction] : 'selector'} size={15} />
      </button>
    </th>
  );
}

interface FamilyRowProps extends FamiliesTableProps {
  readonly family: HomeFamily;
  readonly isLeftOut: boolean;
}

function FamilyRow({ family, isLeftOut, today, week, scale, onPrint }: FamilyRowProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const Link = useLink();
  const href = detailsAddress(family._id);
  const warns = family.needsAWord && family.needs[0]?.kind !== 'ready';
  const names = listText(
    family.members.map(({ firstname }) => firstname),
    locale,
  );
  return (
    <tr className={classNames(warns && classes.flag, isLeftOut && classes.leftOut)}>
      <th scope="row">
        <span className={classes.name}>
          <FamilyMark name={family.name} />
          <Link href={href} className={classes.link} title={family.name} dir="auto">
            {family.name}
          </Link>
          {family.isBlocked && <Tag>{t('families.blocked')}</Tag>}
        </span>
      </th>
      <td>
        <MemberMarks members={family.members} names={names} />
      </td>
      <td>
        <WeekBars days={family.days} scale={scale} />
      </td>
      <td className={classNames(classes.end, classes.time)}>{timeText(t, family.minutes * 60)}</td>
      <td className={classes.end}>
        <ThanUsual family={family} today={today} week={week} />
      </td>
      <td className={classes.end}>
        {family.mastered.length > 0 ? (
          <span className={classes.star}>
            <Icon name="star" size={16} />
            {family.mastered.length}
          </span>
        ) : (
          <span className={classes.mute}>{family.minutes > 0 ? 0 : '–'}</span>
        )}
      </td>
      <td className={classNames(classes.mute, classes.minor)}>{seenText(texts, family.lastSeen, today)}</td>
      <td className={classNames(classes.end, classes.actions)}>
        <span className={classes.buttons}>
          <IconButton
            inRow
            icon="printer"
            label={t('teacherHome.printFamily', { name: family.name })}
            onClick={() => onPrint(family)}
          />
          <Link
            href={href}
            className={classes.open}
            aria-label={t('teacherHome.detailsOf', { name: family.name })}
          >
            <Icon name="chevron-right" />
          </Link>
        </span>
      </td>
    </tr>
  );
}

function ThanUsual({
  family: { change, minutes, lastSeen },
  today,
  week,
}: {
  readonly family: HomeFamily;
  readonly today: string;
  readonly week: string;
}) {
  const { t, locale } = useTexts();
  const isLate = daysBetween(week, today) < 14;
  const silent = lastSeen === null ? null : daysBetween(lastSeen, today);
  if (isLate && minutes === 0 && silent !== null && silent >= NO_PLAY_DAYS)
    return (
      <span className={classes.down}>
        <Icon name="clock" size={16} />
        {t('teacherHome.notFor', { count: silent })}
      </span>
    );
  if (change === null) return <span className={classes.mute}>–</span>;
  return (
    <span className={change < 0 ? classes.down : classes.up}>
      <Icon name={change < 0 ? 'trending-down' : 'trending-up'} size={16} />
      {percentText(change, locale, true)}
    </span>
  );
}
