import { tintOf } from '@flink/ui/office/marks/initials.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import classes from './marks.module.css';

const TINTS = 6;

function letterOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}

/** The first letter on a tint. Hidden from screen readers: the name stands beside it. */
export function FamilyMark({ name }: { readonly name: string }) {
  return (
    <span className={classNames(classes.family, classes[`tint${tintOf(name, TINTS)}`])} aria-hidden="true">
      {letterOf(name)}
    </span>
  );
}

interface Person {
  readonly _id: string;
  readonly firstname: string;
  readonly type: 'adult' | 'child';
}

/** Adults are square, children round. */
export function PersonMark({ person, place }: { readonly person: Person; readonly place: number }) {
  const tint = person.type === 'adult' ? 0 : 1 + (place % (TINTS - 1));
  return (
    <span
      className={classNames(classes.person, classes[`tint${tint}`], person.type === 'adult' && classes.adult)}
      title={person.firstname}
      aria-hidden="true"
    >
      {letterOf(person.firstname)}
    </span>
  );
}

/** More do not fit the column; the names are read out all the same. */
const MOST_MARKS = 6;

export function MemberMarks({
  members,
  names,
}: {
  readonly members: readonly Person[];
  readonly names: string;
}) {
  return (
    <>
      <span className={classes.people}>
        {members.slice(0, MOST_MARKS).map((person, place) => (
          <PersonMark key={person._id} person={person} place={place} />
        ))}
        {members.length > MOST_MARKS && <span className={classes.more}>+{members.length - MOST_MARKS}</span>}
      </span>
      <VisuallyHidden>{names}</VisuallyHidden>
    </>
  );
}
