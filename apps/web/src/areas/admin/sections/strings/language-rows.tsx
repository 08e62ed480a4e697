import { placeholdersIn } from '@flink/contract/texts/tokens-in.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../../shared/common-data.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { FileKeyField } from '../../resource/fields/file-key-field.tsx';
import { ExistingTexts } from './existing-texts.tsx';
import classes from './language-rows.module.css';

type ByLocale = Readonly<Record<string, string>>;

interface LanguageRowsProps {
  readonly texts: FieldInputProps;
  readonly sounds: FieldInputProps;
  /** Nothing of it was kept yet: it may turn out to be there already. */
  readonly isNew: boolean;
}

const without = (by: ByLocale, code: string): ByLocale =>
  Object.fromEntries(Object.entries(by).filter(([one]) => one !== code));

/** One row for each language: its name and state, the text, the sound. */
export function LanguageRows({ texts, sounds, isNew }: LanguageRowsProps) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const written = texts.value as ByLocale;
  const spoken = sounds.value as ByLocale;
  const wanted = [...placeholdersIn(written[DEFAULT_LOCALE] ?? '')];
  const ordered = locales.toSorted(
    (one, other) => Number(other.code === DEFAULT_LOCALE) - Number(one.code === DEFAULT_LOCALE),
  );
  return (
    <section className={classes.rows} aria-label={texts.label}>
      {texts.hint && <p className={classes.hint}>{texts.hint}</p>}
      {ordered.map(({ code, displayName }) => {
        const text = written[code] ?? '';
        const error = texts.errorAt(code) ?? (code === DEFAULT_LOCALE ? texts.error : undefined);
        const soundError = sounds.errorAt(code);
        return (
          <div key={code} className={classes.row}>
            <div className={classes.language}>
              <span className={classes.name}>
                <Tag>{code}</Tag> {displayName}
              </span>
              {text === '' ? (
                <StatePip tone="still">{t('manage.notWritten')}</StatePip>
              ) : (
                !spoken[code] && <StatePip tone="still">{t('manage.noSound')}</StatePip>
              )}
            </div>
            <div>
              <TextArea
                language={code}
                label={t('manage.textIn', { language: displayName })}
                rows={2}
                value={text}
                required={code === DEFAULT_LOCALE}
                disabled={texts.disabled ?? false}
                {...(error ? { error } : {})}
                {...(wanted.length > 0 && code !== DEFAULT_LOCALE
                  ? { hint: t('manage.keepThese', { names: wanted.map((name) => `{${name}}`).join(' ') }) }
                  : {})}
                onChange={(value) =>
                  texts.onChange(value === '' ? without(written, code) : { ...written, [code]: value })
                }
              />
              {isNew && code === DEFAULT_LOCALE && <ExistingTexts typed={text} />}
            </div>
            <FileKeyField
              label={t('manage.soundIn', { language: displayName })}
              of="audio"
              value={spoken[code] ?? null}
              files={sounds.files}
              disabled={(sounds.disabled ?? false) || text === ''}
              {...(soundError ? { error: soundError } : {})}
              onChange={(key) =>
                sounds.onChange(key === null ? without(spoken, code) : { ...spoken, [code]: key })
              }
            />
          </div>
        );
      })}
    </section>
  );
}
