import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { type Merge, mergeByLanguage, valueAt, withValueAt } from './merge.ts';
import { otherLanguages } from './other-languages.ts';
import type { ManagedRow } from './resource-api.ts';
import classes from './resource-form.module.css';
import { shortName } from './short-name.ts';
import { SideText } from './side-text.tsx';
import type { Managed } from './use-managed.ts';

type Values = Readonly<Record<string, unknown>>;

interface ConflictDialogProps {
  readonly resource: Resource;
  readonly managed: Managed;
  /** As it was when the form was opened. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: ManagedRow;
  readonly onClose: () => void;
  readonly onSave: (values: Values) => void;
}

/** What is contested in one language is a field of its own, of the kind that its field has in each. */
function contestedIn(resource: Resource, place: string): Resource {
  const field = resource.fields[place.split('.')[0] ?? ''];
  return field?.kind === 'perLocale' && !(place in resource.fields)
    ? { ...resource, fields: { ...resource.fields, [place]: field.of } }
    : resource;
}

/** Somebody else saved first: what both changed stands side by side, and nothing is overwritten unasked. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { t } = useTexts();
  const { resource, managed, base, mine, theirs, onClose, onSave } = props;
  const [merged] = useState<Merge>(() => {
    const fields = Object.keys(resource.fields);
    const languages = new Set(fields.filter((name) => resource.fields[name]?.kind === 'perLocale'));
    return mergeByLanguage(fields, languages, base, mine, theirs);
  });
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const values = () =>
    [...taken].reduce((so, place) => withValueAt(so, place, valueAt(theirs, place)), merged.values);
  const labelOf = (place: string) => {
    const [field = '', code] = place.split('.');
    return managed.labelIn(field, code === undefined ? [] : [code]);
  };
  /** Of a text the languages that they alone wrote in. */
  const takenFrom = (field: string) =>
    managed.labelIn(
      field,
      otherLanguages(resource.fields[field], theirs[field], base[field]).filter(
        (code) => !merged.contested.includes(`${field}.${code}`),
      ),
    );
  const take = (field: string, fromThem: boolean) =>
    setTaken((before) => {
      const next = new Set(before);
      if (fromThem) next.add(field);
      else next.delete(field);
      return next;
    });

  return (
    <Dialog
      opened
      width="decide"
      title={t('manage.conflict', { name: shortName(String(theirs[resource.title])) })}
      lead={
        merged.theirs.length > 0
          ? t('manage.conflictTheirs', { fields: managed.listed(merged.theirs.map(takenFrom)) })
          : t('manage.conflictLead')
      }
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('manage.conflictLater')}</Button>
          <Button variant="primary" data-autofocus onClick={() => onSave(values())}>
            {t('manage.conflictSave')}
          </Button>
        </>
      }
    >
      <div className={classes.sides}>
        {merged.contested.map((field) => (
          <fieldset key={field} className={classes.set}>
            <legend className={classes.legend}>{labelOf(field)}</legend>
            <div className={classes.both}>
              {[false, true].map((fromThem) => (
                <label key={String(fromThem)} className={classes.choice}>
                  <span className={classes.who}>
                    <input
                      type="radio"
                      name={field}
                      checked={taken.has(field) === fromThem}
                      onChange={() => take(field, fromThem)}
                    />
                    {t(fromThem ? 'manage.theirs' : 'manage.mine')}
                  </span>
                  <span {...inLanguage(field.split('.')[1])}>
                    <SideText
                      resource={contestedIn(resource, field)}
                      managed={managed}
                      field={field}
                      value={valueAt(fromThem ? theirs : mine, field)}
                    />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
