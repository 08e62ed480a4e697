import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { memo, Suspense } from 'react';
import type { Field } from '../description/field.ts';
import { type Place, samePlace } from '../document/place.ts';
import { FileByWordControl, FileFieldControl, FilesControl } from '../media/file-fields.tsx';
import { PieceControl, PiecesControl } from '../slots/piece-controls.tsx';
import { RichControl } from '../texts/rich-control.tsx';
import classes from './field-control.module.css';
import { GroupControl, RowsControl } from './group-controls.tsx';
import { LanguageControl, PerLanguageControl } from './language-controls.tsx';
import { ChoicesControl, ColoursControl, NumbersControl, TextsControl } from './list-controls.tsx';
import { MarkedControl } from './marked-control.tsx';
import { MaskControl } from './mask-control.tsx';
import type { FieldListProps } from './nested-fields.ts';
import {
  ChoiceControl,
  ColourControl,
  NumberControl,
  OtherProblemControl,
  SwitchControl,
  TextControl,
} from './simple-controls.tsx';

/** Most templates have none. */
const StageControl = lazily(() => import('../stage/stage-control.tsx'));

interface FieldControlProps {
  readonly place: Place;
  readonly name: string;
  readonly field: Field;
}

const isSameControl = (one: FieldControlProps, other: FieldControlProps): boolean =>
  one.field === other.field && samePlace(one.place, other.place);

/** The control of a field: it hears by itself of what changes in its place. */
const FieldControl = memo(function FieldControl({ place, name, field }: FieldControlProps) {
  const at = { place, name };
  switch (field.kind) {
    case 'text':
      return <TextControl {...at} field={field} />;
    case 'rich':
      return <RichControl {...at} field={field} />;
    case 'piece':
      return <PieceControl {...at} field={field} />;
    case 'pieces':
      return <PiecesControl {...at} field={field} />;
    case 'texts':
      return <TextsControl {...at} field={field} />;
    case 'mask':
      return <MaskControl {...at} field={field} />;
    case 'marked':
      return <MarkedControl {...at} field={field} />;
    case 'file':
      return <FileFieldControl {...at} field={field} />;
    case 'files':
      return <FilesControl {...at} field={field} />;
    case 'switch':
      return <SwitchControl {...at} field={field} />;
    case 'number':
      return <NumberControl {...at} field={field} />;
    case 'numbers':
      return <NumbersControl {...at} field={field} />;
    case 'choice':
      return <ChoiceControl {...at} field={field} />;
    case 'choices':
      return <ChoicesControl {...at} field={field} />;
    case 'colour':
      return <ColourControl {...at} field={field} />;
    case 'colours':
      return <ColoursControl {...at} field={field} />;
    case 'language':
      return <LanguageControl {...at} field={field} />;
    case 'perLanguage':
      return <PerLanguageControl {...at} field={field} />;
    case 'otherProblem':
      return <OtherProblemControl {...at} field={field} />;
    case 'fileByWord':
      return <FileByWordControl {...at} field={field} />;
    case 'group':
      return <GroupControl {...at} field={field} />;
    case 'rows':
      return <RowsControl {...at} field={field} />;
    case 'stage':
      return (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <StageControl {...at} field={field} />
        </Suspense>
      );
  }
}, isSameControl);

type Named = readonly [name: string, field: Field];

/** Pictures, sounds and films that follow each other stand side by side. */
const inRows = (named: readonly Named[]): readonly (readonly Named[])[] =>
  named.reduce<Named[][]>((rows, one) => {
    const last = rows.at(-1);
    if (one[1].kind === 'file' && last?.[0]?.[1].kind === 'file') last.push(one);
    else rows.push([one]);
    return rows;
  }, []);

/** Fields in their order. */
export function FieldList({ place, fields, aside }: FieldListProps) {
  const shown = Object.entries(fields).filter(
    ([, field]) => aside === undefined || (field.aside === true) === aside,
  );
  const control = ([name, field]: Named) => (
    <FieldControl key={name} place={[...place, name]} name={name} field={field} />
  );
  return inRows(shown).map((row) =>
    row.length > 1 ? (
      <div key={row[0]?.[0]} className={classes.media}>
        {row.map(control)}
      </div>
    ) : (
      row.map(control)
    ),
  );
}
