import { READING_TOOLS } from '@flink/ui/office-rich-text/author-tools.ts';
import type { RichField } from '../description/field.ts';
import { type ControlProps, useEditing, useSpot, useValueAt } from '../editing.tsx';
import { ControlFrame, useIssueText, Warnings } from '../fields/control-frame.tsx';
import { WrittenRich } from '../fields/written-field.tsx';
import { useFieldWords } from '../words.ts';
import { htmlOf, withWords } from './rich-words.ts';

/** Words whose letters may be set: as a `text` while they are plain, as the `html` beside it where they are not. */
export function RichControl({ place, name, field }: ControlProps<RichField>) {
  const { change, settle, locale } = useEditing();
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const error = useIssueText(spot.issues);
  const around = place.slice(0, -1);
  const thing = useValueAt(around);
  return (
    <ControlFrame place={place}>
      <WrittenRich
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        language={locale}
        tools={READING_TOOLS}
        value={htmlOf(thing)}
        onChange={(html) => change(around, withWords((thing ?? {}) as object, html), true)}
        onDone={settle}
      />
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}
