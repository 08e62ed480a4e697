import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import type { Fields } from '../description/field.ts';
import { useEditing } from '../editing.tsx';
import { UploadLine } from '../media/uploads/upload-line.tsx';
import { useUpload } from '../media/uploads/use-upload.ts';
import type { OpenedDialog } from '../media/use-lazy-dialog.tsx';
import { newId } from '../problems/new-id.ts';
import { exampleOf } from './example-lines.ts';
import classes from './import-questions-dialog.module.css';
import { type Taker, takersOf } from './line-takers.ts';
import { problemOf, type ReadProblem } from './question-lines.ts';
import { blocksOf, type SortedFiles, sortFiles, withMedia } from './questions.ts';

const ACCEPTED = '.txt,.mp3,.png,.jpg,.jpeg';

type Problem = Readonly<Record<string, unknown>>;

interface ImportQuestionsProps extends OpenedDialog {
  readonly fields: Fields;
  readonly onTake: (problems: readonly Problem[]) => void;
}

type Media = Extract<SortedFiles<File>, { ok: true }>['media'];

/** Spec 3 §2.3, question import: written here, or from a text file with the sounds and pictures of its questions. */
export default function ImportQuestionsDialog({ fields, onTake, ...dialog }: ImportQuestionsProps) {
  const { t } = useTexts();
  const { locale } = useEditing();
  const takers = useMemo(() => takersOf(fields), [fields]);
  const [text, setText] = useState('');
  const [media, setMedia] = useState<Media>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const label = t('make.import.files');
  const uploads = {
    image: useUpload({ kind: 'image', label }),
    audio: useUpload({ kind: 'audio', label }),
  };
  const read = useMemo(
    () => blocksOf(text).map((lines) => problemOf(lines, takers, fields, { id: newId(), locale })),
    [text, takers, fields, locale],
  );
  const left = read.flatMap((one, index) =>
    one.left.map((line) => t('make.import.leftLine', { number: index + 1, line })),
  );
  const homeless = media.filter(([{ problem }]) => problem >= read.length).map(([, { name }]) => name);
  const unsupported = (names: readonly string[]) =>
    `${t('error.import.unsupportedFiles')}: ${names.join(', ')}`;
  const trouble = wrong ?? (homeless.length > 0 && read.length > 0 ? unsupported(homeless) : null);

  const take = async (files: readonly File[]) => {
    const sorted = sortFiles(files, fields);
    if (!sorted.ok) {
      setWrong(
        sorted.why === 'unsupportedFiles' ? unsupported(sorted.names) : t(`error.import.${sorted.why}`),
      );
      return;
    }
    try {
      setText(await sorted.text.text());
      setMedia(sorted.media);
      setWrong(null);
    } catch (error) {
      setWrong(t('error.files.readFailed', { name: error instanceof Error ? error.name : sorted.text.name }));
    }
  };

  const add = async () => {
    setSending(true);
    const problems = read.map(({ problem }) => problem);
    for (const [place, file] of media) {
      const name = await uploads[place.kind].send(file);
      // What went wrong is told beside the files; nothing is added in halves.
      if (name === null) return setSending(false);
      problems[place.problem] = withMedia(problems[place.problem] ?? {}, place, name, fields);
    }
    setSending(false);
    onTake(problems);
    dialog.onClose();
  };

  const canAdd = read.length > 0 && trouble === null && !sending;
  return (
    <Dialog
      {...dialog}
      closeButton
      width="choose"
      title={t('make.import.title')}
      lead={t('make.import.lead')}
      foot={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={!canAdd} loading={sending} onClick={() => void add()}>
            {t('make.import.add', { count: read.length })}
          </Button>
        </>
      }
    >
      <div className={classes.sheet}>
        <Order takers={takers} fields={fields} onExample={text === '' ? setText : null} />
        <TextArea
          label={t('make.import.text')}
          rows={10}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setWrong(null);
          }}
        />
        <ChooseFiles disabled={sending} onFiles={(files) => void take(files)} />
        {media.length > 0 && (
          <p className={classes.note}>{t('make.import.media', { count: media.length })}</p>
        )}
        <p role="status" className={classes.note}>
          {read.length > 0 && t('make.import.found', { count: read.length })}
          {left.length > 0 && ` ${t('make.import.left', { lines: left.join('; ') })}`}
        </p>
        {read.length > 0 && <Preview read={read} fields={fields} />}
        {trouble !== null && (
          <div role="alert">
            <FieldError>{trouble}</FieldError>
          </div>
        )}
        <UploadLine upload={uploads.image} label={label} />
        <UploadLine upload={uploads.audio} label={label} />
      </div>
    </Dialog>
  );
}

/** Which line is what, how it is written, and an example to begin with. */
function Order({
  takers,
  fields,
  onExample,
}: {
  readonly takers: readonly Taker[];
  readonly fields: Fields;
  /** Null when something is written already. */
  readonly onExample: ((text: string) => void) | null;
}) {
  const { t } = useTexts();
  const labelOf = useFieldLabels(fields);
  const example = exampleOf(takers, labelOf, t);
  return (
    <div>
      <p className={classes.note}>{t('make.import.order')}</p>
      <ol className={classes.order}>
        {takers.map((taker) => (
          <li key={taker.name}>
            {labelOf(taker.name)}
            {'unit' in taker && `: ${t(`make.import.how.${taker.unit}`)}`}
            {HOW.has(taker.form) && `: ${t(`make.import.how.${taker.form}`)}`}
            {taker.form === 'texts' && taker !== takers.at(-1) && `: ${t('make.import.how.texts')}`}
          </li>
        ))}
      </ol>
      <p className={classes.note}>{t('make.import.skip')}</p>
      <p className={classes.examples}>
        <Button variant="quiet" disabled={onExample === null} onClick={() => onExample?.(example)}>
          {t('make.import.example')}
        </Button>
        <a download="questions.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(example)}`}>
          {t('make.import.exampleFile')}
        </a>
      </p>
    </div>
  );
}

/** Forms whose lines hold more than one thing. */
const HOW: ReadonlySet<Taker['form']> = new Set(['pairs', 'marked', 'group']);

/** What each line became, before anything is added. */
function Preview({ read, fields }: { readonly read: readonly ReadProblem[]; readonly fields: Fields }) {
  const { t } = useTexts();
  const labelOf = useFieldLabels(fields);
  const shown = read.slice(0, MOST_SHOWN);
  return (
    <section aria-label={t('make.import.preview')}>
      <ol className={classes.preview}>
        {shown.map(({ problem, taken }) => (
          <li key={String(problem.id)}>
            <dl>
              {taken.map(({ name, lines }) => (
                <div key={name}>
                  <dt>{labelOf(name)}</dt>
                  <dd>{lines.join(' · ')}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {read.length > shown.length && (
        <p className={classes.note}>{t('make.import.more', { count: read.length - shown.length })}</p>
      )}
    </section>
  );
}

const MOST_SHOWN = 20;

/** What the editor calls a field. */
function useFieldLabels(fields: Fields) {
  const { t } = useTexts();
  return (name: string) => t(`make.field.${fields[name]?.words ?? name}`);
}

function ChooseFiles(props: {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length > 0) props.onFiles(files);
  };
  return (
    <div>
      <Button icon="upload" disabled={props.disabled} onClick={() => input.current?.click()}>
        {t('make.import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('make.import.files')}
        onChange={take}
      />
      <p className={classes.note}>{t('make.import.names')}</p>
    </div>
  );
}
