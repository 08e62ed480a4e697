import type { PartState } from '@flink/contract/rules/make/translation.ts';
import { valueAt } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './part-row.module.css';
import { PartRow, type PartRowProps } from './part-row.tsx';

interface NameRowProps extends Pick<PartRowProps, 'from' | 'to' | 'language' | 'mayEdit' | 'onNext'> {
  /** The name of the original. */
  readonly name: string;
  readonly editing: Editing;
}

const PLACE = ['activityName'];

/** What the activity is called in this language. It need not be called otherwise, so it is none of the parts to do. */
export function NameRow({ name, editing, ...rest }: NameRowProps) {
  const { t } = useTexts();
  const own = valueAt(editing.content, PLACE);
  const translation = typeof own === 'string' ? own : '';
  const text: PartState = {
    part: 'activityName',
    kind: 'text',
    value: name,
    place: PLACE,
    state: translation === '' ? 'missing' : 'done',
    translation,
    was: null,
  };
  return (
    <PartRow
      {...rest}
      text={text}
      description={editing.description}
      onType={(value) => editing.change(PLACE, value, true)}
      onLeave={editing.settle}
      onFocus={() => undefined}
      onCopy={() => editing.change(PLACE, name)}
      onStillRight={() => undefined}
      heard={{ original: null, translation: null }}
      below={<small className={classes.hint}>{t('make.translate.nameHint')}</small>}
    />
  );
}
