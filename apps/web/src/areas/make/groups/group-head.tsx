import { Button } from '@flink/ui/office/buttons/button.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import classes from './groups.module.css';
import type { GroupEditing } from './use-group-editing.tsx';

interface GroupHeadProps {
  readonly title: string;
  readonly name: string;
  readonly editing: GroupEditing;
  readonly onName: (name: string) => void;
  /** What else can be done with a group of its type: before deleting, and before saving. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** The name of a group and what can be done with it as a whole. */
export function GroupHead({ title, name, editing, onName, first, last }: GroupHeadProps) {
  const { t } = useTexts();
  const { mayEdit, mayDelete, maySave, isSaving, refused } = editing;
  return (
    <>
      <div className={classes.detailHead}>
        <h2>{title}</h2>
        {first}
        {mayDelete && (
          <Button variant="bad" icon="trash" onClick={() => void editing.remove()}>
            {t('make.delete')}
          </Button>
        )}
        {last}
        {mayEdit && (
          <Button
            variant="primary"
            keys="mod+s"
            disabled={!maySave}
            loading={isSaving}
            onClick={() => void editing.save()}
          >
            {t('make.save')}
          </Button>
        )}
      </div>
      <TextField
        label={t('make.name')}
        required
        disabled={!mayEdit}
        maxLength={200}
        value={name}
        {...(refused === undefined ? {} : { error: refused })}
        onChange={(typed) => {
          onName(typed);
          editing.forgetRefusal();
        }}
      />
    </>
  );
}
