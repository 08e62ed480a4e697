import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { FileField } from '@flink/ui/office/fields/file-field.tsx';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import classes from './import-translations.module.css';

type Result = ReplyOf<Calls['importTranslations']>;
type Outcome = Result['lines'][number]['outcome'];

/** Base64 makes a third more of it, and a request may have 8 MB. */
const MAX_FILE_BYTES = 5_900_000;
const MAX_ROWS = 200;

const FORMATS = { xlf: 'xliff', xliff: 'xliff', xlsx: 'xlsx', csv: 'csv' } as const;

const TONES: Readonly<Record<Outcome, StateTone>> = {
  added: 'ok',
  changed: 'info',
  unchanged: 'none',
  empty: 'none',
  unknown: 'bad',
  broken: 'bad',
  outdated: 'warn',
  theirs: 'warn',
};

interface Sent {
  readonly format: 'xliff' | 'xlsx' | 'csv';
  readonly content: string;
}

interface ImportTranslationsProps {
  readonly language: string;
  readonly onClose: () => void;
}

/** A file of translations: chosen, looked at, saved in one go. */
export function ImportTranslations({ language, onClose }: ImportTranslationsProps) {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const number = (value: number) => numberText(value, locale);
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async (body: Sent, apply: boolean) => {
    setBusy(true);
    setError(null);
    try {
      const reply = await officeApi('importTranslations', { body: { ...body, language, apply } });
      setResult(reply);
      if (apply) await queries.invalidateQueries();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const choose = async (next: File | null) => {
    setFile(next);
    setResult(null);
    setSent(null);
    setError(null);
    if (!next) return;
    const ending = /\.([a-z]+)$/i.exec(next.name)?.[1]?.toLowerCase() ?? '';
    const format = FORMATS[ending as keyof typeof FORMATS];
    if (!format) return setError(t('make.exchange.otherKind'));
    if (next.size > MAX_FILE_BYTES) return setError(t('make.exchange.tooLarge'));
    const body = { format, content: await base64Of(next) };
    setSent(body);
    await run(body, false);
  };

  const writes = result ? result.counts.added + result.counts.changed : 0;
  const refused = result
    ? result.counts.unknown + result.counts.broken + result.counts.outdated + result.counts.theirs
    : 0;
  const rows = result?.lines.slice(0, MAX_ROWS) ?? [];

  return (
    <Dialog
      opened
      width="choose"
      title={t('make.exchange.importTitle')}
      lead={t('make.exchange.importLead')}
      onClose={busy ? () => undefined : onClose}
      foot={
        result?.applied ? (
          <Button variant="primary" autoFocus onClick={onClose}>
            {t('make.exchange.close')}
          </Button>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              {t('make.exchange.cancel')}
            </Button>
            {sent && writes > 0 && (
              <Button variant="primary" autoFocus loading={busy} onClick={() => void run(sent, true)}>
                {t('make.exchange.apply', { count: writes })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.body}>
        {!result?.applied && (
          <FileField
            label={t('make.exchange.file')}
            hint={t('make.exchange.fileHint')}
            accept=".xlf,.xliff,.xlsx,.csv"
            value={file}
            disabled={busy}
            onChange={(next) => void choose(next)}
            {...(error ? { error } : {})}
          />
        )}
        <p role="status">
          {busy && t('make.exchange.reading')}
          {!busy && result?.applied && t('make.exchange.applied', { count: writes })}
          {!busy && result && !result.applied && writes === 0 && t('make.exchange.nothing')}
        </p>
        {result && (
          <>
            <div className={classes.figures}>
              <Figure label={t('make.exchange.added')} value={number(result.counts.added)} />
              <Figure label={t('make.exchange.changed')} value={number(result.counts.changed)} />
              <Figure
                label={t('make.exchange.unchanged')}
                value={number(result.counts.unchanged + result.counts.empty)}
              />
              <Figure label={t('make.exchange.refused')} value={number(refused)} />
            </div>
            {rows.length > 0 && (
              <PlainTable label={t('make.exchange.lines')} atMost="40vh">
                <thead>
                  <tr>
                    <th scope="col">{t('make.exchange.line')}</th>
                    <th scope="col">{t('make.exchange.activity')}</th>
                    <th scope="col">{t('make.exchange.outcome')}</th>
                    <th scope="col">{t('make.exchange.text')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.line}>
                      <td>{number(row.line)}</td>
                      <td>{row.activityName ?? '–'}</td>
                      <td>
                        <StatePip tone={TONES[row.outcome]} inTable>
                          {t(`make.exchange.${row.outcome}`)}
                        </StatePip>
                      </td>
                      <td className={classes.text} {...inLanguage(language)}>
                        {row.before !== '' && row.before !== row.after && <del>{row.before}</del>}
                        <span>{row.after}</span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </PlainTable>
            )}
            {rows.length < writes + refused + result.counts.empty && (
              <p className={classes.more}>{t('make.exchange.more', { n: number(rows.length) })}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
