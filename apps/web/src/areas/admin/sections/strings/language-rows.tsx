import { placeholdersIn } from '@flink/contract/texts/tokens-in.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { FileKeyField } from '../../resource/fields/file-key-field.tsx';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ExistingTexts } from './existing-texts.tsx';
import classes from './language-rows.module.css';

type ByLocale = Readonly<Record<string, string>>;

interface LanguageRowsProps {
  readonly texts: FieldInputProps;
  readonly sounds: FieldInputProps;
  /** Null where nothing of it was kept yet: it may turn out to be there already. */
  readonly row: ManagedRow | null;
  /** Who may not keeps a language that they emptied. */
  readonly mayTakeOut: boolean;
}

/** Languages whose text is older than the English one, until somebody has read it again. */
function useOutdated(row: ManagedRow | null) {
  const dialogs = useDialogs();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const outdated = String(row?.outdated ?? '').split(', ');
  return {
    isOutdated: (code: string) => outdated.includes(code) && !confirmed.includes(code),
    confirm: async (code: string) => {
      if (!row) return;
      try {
        await officeApi('stringStillRight', { params: { id: row._id }, body: { locale: code } });
        setConfirmed((before) => [...before, code]);
      } catch (error) {
        await dialogs.error({ message: (error as Error).message });
      }
    },
  };
}

/** Has the voices of the house read what is written and not heard yet; a language without a voice says so. */
function useSpeakAll(written: ByLocale, spoken: ByLocale, sounds: FieldInputProps) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  /** Where what was just read can be heard. */
  const [links, setLinks] = useState<ByLocale>({});
  const missing = locales.filter(({ code }) => written[code] && !spoken[code]);
  const speakAll = async () => {
    setBusy(true);
    const made: Record<string, string> = {};
    const refused: string[] = [];
    for (const { code, displayName } of missing) {
      try {
        const wish = { text: written[code] ?? '', voice: 'female', locale: code } as const;
        const { key, url } = await sounds.files.speak(wish);
        made[code] = key;
        setLinks((before) => ({ ...before, [key]: url }));
      } catch (error) {
        refused.push(t('manage.spokeNone', { language: displayName, reason: (error as Error).message }));
      }
    }
    sounds.onChange({ ...spoken, ...made });
    setFailed(refused);
    setBusy(false);
  };
  const files = { ...sounds.files, links: { ...sounds.files.links, ...links } };
  return { missing, busy, failed, files, speakAll };
}

const without = (by: ByLocale, code: string): ByLocale =>
  Object.fromEntries(Object.entries(by).filter(([one]) => one !== code));

/** One row for each language: its name and state, the text, the sound. */
export function LanguageRows({ texts, sounds, row, mayTakeOut }: LanguageRowsProps) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const written = texts.value as ByLocale;
  const spoken = sounds.value as ByLocale;
  const stood = (texts.kept ?? {}) as ByLocale;
  const stoodSpoken = (sounds.kept ?? {}) as ByLocale;
  const wanted = [...placeholdersIn(written[DEFAULT_LOCALE] ?? '')];
  const ordered = locales.toSorted(
    (one, other) => Number(other.code === DEFAULT_LOCALE) - Number(one.code === DEFAULT_LOCALE),
  );
  const { isOutdated, confirm } = useOutdated(row);
  const { missing, busy, failed, files, speakAll } = useSpeakAll(written, spoken, sounds);
  const soundHint = (isOfBefore: boolean, text: string) => {
    if (isOfBefore) return t('manage.soundOfBefore');
    return text === '' && !sounds.disabled ? t('manage.soundNeedsText') : '';
  };
  return (
    <section className={classes.rows} aria-label={texts.label}>
      <div className={classes.head}>
        <span className={classes.count}>
          {t('manage.written', {
            written: ordered.filter(({ code }) => written[code]).length,
            all: ordered.length,
            spoken: ordered.filter(({ code }) => spoken[code]).length,
          })}
        </span>
        {!sounds.disabled && (
          <Button
            icon="volume"
            loading={busy}
            disabled={missing.length === 0}
            onClick={() => void speakAll()}
          >
            {t('manage.speakMissing')}
          </Button>
        )}
      </div>
      {failed.map((words) => (
        <p key={words} className={classes.failed} role="alert">
          <FieldError>{words}</FieldError>
        </p>
      ))}
      {texts.hint && <p className={classes.hint}>{texts.hint}</p>}
      {ordered.map(({ code, displayName }) => {
        const text = written[code] ?? '';
        const error =
          texts.errorAt(code) ??
          (code === DEFAULT_LOCALE ? texts.error : undefined) ??
          (text === '' && stood[code] && !mayTakeOut ? t('manage.staysWritten') : undefined);
        const isOfBefore =
          spoken[code] !== undefined && spoken[code] === stoodSpoken[code] && text !== stood[code];
        const soundError = sounds.errorAt(code);
        return (
          <div key={code} className={classes.row}>
            <div className={classes.language}>
              <span className={classes.name}>
                <Tag>{code}</Tag> {displayName}
              </span>
              {isOutdated(code) && text === stood[code] ? (
                <StatePip tone="warn">{t('manage.checkAgain')}</StatePip>
              ) : text === '' ? (
                <StatePip tone="none">{t('manage.notWritten')}</StatePip>
              ) : (
                !spoken[code] && <StatePip tone="none">{t('manage.noSound')}</StatePip>
              )}
            </div>
            <div>
              <TextArea
                language={code}
                label={t('manage.textIn', { language: displayName })}
                rows={2}
                placeholder={code === DEFAULT_LOCALE ? '' : t('manage.fallsBack')}
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
              {isOutdated(code) && text === stood[code] && (
                <p className={classes.outdated}>
                  {t('manage.englishChanged')}
                  {!texts.disabled && (
                    <Button variant="quiet" icon="check" onClick={() => void confirm(code)}>
                      {t('manage.stillRight')}
                    </Button>
                  )}
                </p>
              )}
              {row === null && code === DEFAULT_LOCALE && <ExistingTexts typed={text} />}
            </div>
            <FileKeyField
              hint={soundHint(isOfBefore, text)}
              label={t('manage.soundIn', { language: displayName })}
              of="audio"
              value={spoken[code] ?? null}
              files={files}
              says={text}
              language={code}
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
