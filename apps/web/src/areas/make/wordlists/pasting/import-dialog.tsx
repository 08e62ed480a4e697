import { LONGEST_WORD, MOST_WORDS } from '@flink/contract/rules/make/wordlist.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { FileField } from '@flink/ui/office/fields/file-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useState } from 'react';
import type { MakeCommon } from '../../lists/make-data.ts';
import classes from '../dialogs.module.css';
import {
  type Column,
  isOtherScript,
  type LeftOut,
  type Mapping,
  mapped,
  type PastedWord,
  readPasted,
  takenFrom,
} from './pasted-words.ts';
import { readWordFile, WORD_FILES } from './word-file.ts';

interface ImportDialogProps {
  readonly locale: string;
  readonly common: MakeCommon;
  /** What somebody pasted into the list itself. */
  readonly pasted: string;
  readonly onClose: () => void;
  /** With the words that this list has no room for, where somebody wants them in lists of their own. */
  readonly onImport: (words: readonly PastedWord[], rest: readonly PastedWord[]) => void;
}

const COLUMNS = ['word', 'definition', 'sentence'] as const satisfies readonly Column[];

/** As many lists as somebody looks over at once. */
const MAX_OTHER_LISTS = 10;
const MAX_LEFT_SHOWN = 200;

/** Spec 3 §5.4: words from plain text or a pasted table, looked over before they replace what is there. */
export function ImportDialog({ locale, common, pasted, onClose, onImport }: ImportDialogProps) {
  const { t } = useTexts();
  const [text, setText] = useState(pasted);
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const [wantsSplit, setWantsSplit] = useState<boolean | null>(null);
  const [wantsRest, setWantsRest] = useState(false);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [hasHead, setHasHead] = useState<boolean | null>(null);
  const [withoutSpaces, setWithoutSpaces] = useState(false);
  const read = useMemo(() => readPasted(text, wantsSplit), [text, wantsSplit]);
  const table = useMemo(
    () => ({ ...read, mapping: chosen ?? read.mapping, hasHead: hasHead ?? read.hasHead }),
    [read, chosen, hasHead],
  );
  // Of five thousand lines this takes a while: not for every letter that is drawn.
  const taken = useMemo(() => takenFrom(table, locale, withoutSpaces), [table, locale, withoutSpaces]);
  const language = common.locales.find(({ code }) => code === locale)?.displayName ?? locale;
  const names: Readonly<Record<Column, string>> = {
    word: t('make.wordlists.wordColumn'),
    definition: t('make.wordlists.definition'),
    sentence: t('make.wordlists.sentence'),
  };
  const notes = [
    ...(table.unreadLines > 0 ? [t('make.wordlists.unreadLines', { count: table.unreadLines })] : []),
    ...(isOtherScript(taken.words, locale) ? [t('make.wordlists.otherScript', { language })] : []),
  ];
  const shown = COLUMNS.filter((column) => table.mapping.includes(column));
  const reasons: Readonly<Record<LeftOut, string>> = {
    header: t('make.wordlists.left.header'),
    twice: t('make.wordlists.left.twice'),
    long: t('make.wordlists.left.long', { most: LONGEST_WORD }),
    many: wantsRest
      ? t('make.wordlists.left.otherList')
      : t('make.wordlists.left.many', { most: MOST_WORDS }),
    noWord: t('make.wordlists.left.noWord'),
  };
  const left = taken.lines.filter(({ leftOut, withoutText }) => leftOut !== null || withoutText);
  const lists = Math.ceil(taken.rest.length / MOST_WORDS);
  const rest = wantsRest ? taken.rest.slice(0, MAX_OTHER_LISTS * MOST_WORDS) : [];
  const take = () => {
    if (taken.words.length > 0) onImport(taken.words, rest);
  };
  const write = (next: string) => {
    setText(next);
    setChosen(null);
    setHasHead(null);
    setWantsSplit(null);
  };
  const open = async (next: File | null) => {
    setFile(next);
    setRefused(undefined);
    if (next === null) return;
    const opened = await readWordFile(next);
    if (opened.ok) write(opened.text);
    else setRefused(t(`make.wordlists.file.${opened.why}`));
  };
  return (
    <Dialog
      opened
      width="choose"
      closeButton
      title={t('make.wordlists.importTitle')}
      lead={t('make.wordlists.importLead')}
      onClose={onClose}
      onConfirm={take}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" disabled={taken.words.length === 0} onClick={take}>
            {t('make.wordlists.importCount', { count: taken.words.length })}
          </Button>
        </>
      }
    >
      <div className={classes.importing}>
        <FileField
          label={t('make.wordlists.file')}
          accept={WORD_FILES}
          value={file}
          onChange={(next) => void open(next)}
          {...(refused === undefined ? {} : { error: refused })}
        />
        <TextArea
          label={t('make.wordlists.pasteHere')}
          rows={8}
          value={text}
          language={locale}
          onChange={write}
        />
        <div className={classes.ways}>
          <SwitchField
            label={t('make.wordlists.withoutSpaces')}
            checked={withoutSpaces}
            onChange={setWithoutSpaces}
          />
          {table.isSplit !== undefined && (
            <SwitchField
              label={t('make.wordlists.splitAtCommas')}
              checked={table.isSplit}
              onChange={setWantsSplit}
            />
          )}
          {taken.rest.length > 0 && (
            <SwitchField
              label={t('make.wordlists.otherLists', { count: Math.min(lists, MAX_OTHER_LISTS) })}
              hint={t('make.wordlists.otherListsHint', {
                count: Math.min(taken.rest.length, MAX_OTHER_LISTS * MOST_WORDS),
                most: MOST_WORDS,
              })}
              checked={wantsRest}
              onChange={setWantsRest}
            />
          )}
          {table.columnCount > 1 && (
            <SwitchField label={t('make.wordlists.hasHead')} checked={table.hasHead} onChange={setHasHead} />
          )}
        </div>
        {table.columnCount > 1 && (
          <div className={classes.mapping}>
            {table.mapping.slice(0, 6).map((column, at) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is the one at its place.
                key={at}
                label={t('make.wordlists.column', {
                  number: at + 1,
                  example: table.rows[0]?.cells[at] ?? '',
                })}
                value={column}
                clearable
                placeholder={t('make.wordlists.leftOut')}
                onChange={(next) => setChosen(mapped(table.mapping, at, next as Column | null))}
                options={COLUMNS.map((value) => ({ value, label: names[value] }))}
              />
            ))}
          </div>
        )}
        {notes.map((note) => (
          <p key={note} className={classes.note} role="status">
            <Icon name="info-circle" size={16} />
            {note}
          </p>
        ))}
        {taken.words.length > 0 && (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  {shown.map((column) => (
                    <th key={column} scope="col">
                      {names[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...inLanguage(locale)}>
                {taken.words.map((word) => (
                  <tr key={word.word}>
                    {shown.map((column) => (
                      <td key={column}>{word[column]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {left.length > 0 && (
          <details className={classes.left} open>
            <summary>{t('make.wordlists.left.title', { count: left.length })}</summary>
            <ul>
              {left.slice(0, MAX_LEFT_SHOWN).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several words may come from one line.
                <li key={at}>
                  <span className={classes.lineNumber}>
                    {t('make.wordlists.left.line', { number: line.line })}
                  </span>
                  <span {...inLanguage(locale)}>{line.word}</span>
                  <span className={classes.reason}>
                    {line.leftOut === null ? t('make.wordlists.left.text') : reasons[line.leftOut]}
                  </span>
                </li>
              ))}
            </ul>
            {left.length > MAX_LEFT_SHOWN && (
              <p>{t('make.wordlists.left.more', { count: left.length - MAX_LEFT_SHOWN })}</p>
            )}
          </details>
        )}
      </div>
    </Dialog>
  );
}
