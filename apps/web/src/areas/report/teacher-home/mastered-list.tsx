import type { HomeFamily, TeacherHome } from '@flink/contract/entities/teacher-home.ts';
import { dateText } from '@flink/contract/rules/teacher-home/home-words.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { PersonMark } from './marks.tsx';
import classes from './mastered-list.module.css';
import { QuietLink } from './quiet-link.tsx';

const FIRST = 4;

/** What was mastered in the week, the latest first. */
export function MasteredList({
  title,
  families,
}: {
  readonly title: string;
  readonly families: TeacherHome['families'];
}) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const items = families
    .flatMap((family) => family.mastered.map((item) => ({ family, item })))
    .toSorted((one, other) => (one.item.day < other.item.day ? 1 : one.item.day > other.item.day ? -1 : 0));
  return (
    <Card title={title} aside={<Count value={items.length} />} padded={false}>
      {items.length === 0 ? (
        <p className={classes.none}>{t('teacherHome.nothingMastered')}</p>
      ) : (
        <ul className={classNames(classes.list, !all && classes.folded)}>
          {items.map(({ family, item }) => (
            <Mastered key={`${item.learnerId} ${item.groupId}`} family={family} item={item} />
          ))}
        </ul>
      )}
      {items.length > FIRST && (
        <QuietLink className={classes.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('teacherHome.fewer') : t('teacherHome.allMastered', { count: items.length })}
        </QuietLink>
      )}
    </Card>
  );
}

function Mastered({
  family,
  item,
}: {
  readonly family: HomeFamily;
  readonly item: HomeFamily['mastered'][number];
}) {
  const { t, locale } = useTexts();
  const place = family.members.findIndex(({ _id }) => _id === item.learnerId);
  const person = family.members[place];
  return (
    <li className={classes.item}>
      {person && <PersonMark person={person} place={place} />}
      <span className={classes.words}>
        <span className={classes.what}>
          <b dir="auto">{person?.firstname}</b> · <span dir="auto">{item.groupName}</span>
        </span>
        <span className={classes.where}>
          <span dir="auto">{family.name}</span> · {dateText(item.day, locale, { weekday: 'long' })}
        </span>
      </span>
      {item.together && (
        <span className={classes.together}>
          <Icon name="users" size={16} />
          {t('teacherHome.together')}
        </span>
      )}
    </li>
  );
}
