import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { blankOf } from '../description/blank.ts';
import type { LanguageField, PerLanguageField } from '../description/field.ts';
import { placeName } from '../document/place.ts';
import { type ControlProps, useEditing, useSpot } from '../editing.tsx';
import { PiecesControl } from '../slots/piece-controls.tsx';
import { useFieldWords } from '../words.ts';
import { ControlFrame } from './control-frame.tsx';
import { ListSection } from './list-controls.tsx';

export function LanguageControl({ place, name, field }: ControlProps<LanguageField>) {
  const spot = useSpot(place);
  const { host } = useEditing();
  const { t } = useTexts();
  const { label } = useFieldWords(name, field);
  return (
    <ControlFrame place={place}>
      <SelectField
        label={label}
        clearable
        placeholder={t('make.choice.usual')}
        value={typeof spot.value === 'string' ? spot.value : null}
        options={host.languages.map(({ code, name: called }) => ({ value: code, label: called }))}
        onChange={(code) => spot.set(code ?? undefined)}
      />
    </ControlFrame>
  );
}

/** The same list once for each language that somebody adds. */
export function PerLanguageControl({ place, name, field }: ControlProps<PerLanguageField>) {
  const spot = useSpot(place);
  const { host, change, locale } = useEditing();
  const { t } = useTexts();
  const words = useFieldWords(name, field);
  const [asked, setAsked] = useState<string | null>(null);
  const held = typeof spot.value === 'object' && spot.value !== null ? Object.keys(spot.value) : [];
  const free = host.languages.filter(({ code }) => code !== locale && !held.includes(code));
  const called = (code: string) => host.languages.find((one) => one.code === code)?.name ?? code;
  return (
    <ListSection place={place} label={words.label} hint={words.hint}>
      {held.map((code) => (
        <section key={code} aria-label={called(code)} data-language={code}>
          <p>
            <strong>{called(code)}</strong>{' '}
            <Button variant="quiet" icon="trash" onClick={() => change([...place, code], undefined)}>
              {t('make.language.remove', { language: called(code) })}
            </Button>
          </p>
          <PiecesControl place={[...place, code]} name={name} field={field.of} language={code} />
        </section>
      ))}
      {free.length > 0 && (
        <>
          <SelectField
            label={t('make.language.which')}
            value={asked}
            options={free.map(({ code, name: language }) => ({ value: code, label: language }))}
            onChange={setAsked}
          />
          <Button
            icon="plus"
            data-add={placeName(place)}
            disabled={asked === null}
            onClick={() => {
              if (asked !== null) change([...place, asked], blankOf(field.of));
              setAsked(null);
            }}
          >
            {t('make.language.add')}
          </Button>
        </>
      )}
    </ListSection>
  );
}
