import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { blankFields } from '../description/blank.ts';
import type { GroupField, RowsField } from '../description/field.ts';
import { placeName } from '../document/place.ts';
import { removed } from '../document/problems.ts';
import { type ControlProps, useSpot } from '../editing.tsx';
import { useFieldWords } from '../words.ts';
import classes from './group-controls.module.css';
import { ListSection, listIn } from './list-controls.tsx';
import { useNestedFields } from './nested-fields.ts';

export function GroupControl({ place, name, field }: ControlProps<GroupField>) {
  const { label } = useFieldWords(name, field);
  const Nested = useNestedFields();
  return (
    <Card title={label}>
      <div className={classes.fields}>
        <Nested place={place} fields={field.fields} />
      </div>
    </Card>
  );
}

export function RowsControl({ place, name, field }: ControlProps<RowsField>) {
  const spot = useSpot(place);
  const { t } = useTexts();
  const words = useFieldWords(name, field);
  const Nested = useNestedFields();
  const list = listIn(spot.value);
  return (
    <ListSection place={place} label={words.label} hint={words.hint}>
      <ol className={classes.rows}>
        {list.map((_row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and two may be the same.
          <li key={index} className={classes.row} data-field={placeName([...place, index])}>
            <span className={classes.number}>{index + 1}</span>
            <div className={classes.cells}>
              <Nested place={[...place, index]} fields={field.fields} />
            </div>
            <IconButton
              icon="trash"
              inRow
              disabled={list.length <= field.least}
              label={t('make.list.remove', { name: words.one(index) })}
              onClick={() => spot.set(removed(list, index))}
            />
          </li>
        ))}
      </ol>
      {list.length < field.most && (
        <Button
          icon="plus"
          data-add={placeName(place)}
          onClick={() => spot.set([...list, blankFields(field.fields)])}
        >
          {words.add}
        </Button>
      )}
    </ListSection>
  );
}
