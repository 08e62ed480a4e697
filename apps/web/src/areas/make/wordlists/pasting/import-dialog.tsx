import { MOST_WORDS } from '@flink/contract/rules/make/wordlist.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
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
  type Mapping,
  mapped,
  type PastedWord,
  readPasted,
  takenFrom,
} from './pasted-words.ts';

interface ImportDialogProps {
  readonly locale: string;
  readonly common: MakeCommon;
  /** What somebody pasted into the list itself. */
  readonly pasted: string;
  readonly onClose: () => void;
  readonly onImport: (words: readonly PastedWord[]) => void;
}

const COLUMNS = ['word', 'definition', 'sentence'] as const satisfies readonly Column[];

/** Spec 3 §5.4: words from plain text or a pasted table, looked over before they replace what is there. */
export function ImportDialog({ locale, common, pasted, onClose, onImport }: ImportDialogProps) {
  const { t } = useTexts();
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [hasHead, setHasHead] = useState<boolean | null>(null);
  const [withoutSpaces, setWithoutSpaces] = useState(false);
  const read = useMemo(() => readPasted(text), [text]);
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
    ...(taken.twice > 0 ? [t('make.wordlists.droppedTwice', { count: taken.twice })] : []),
    ...(taken.tooLong > 0 ? [t('make.wordlists.droppedLong', { count: taken.tooLong })] : []),
    ...(taken.tooMany > 0
      ? [t('make.wordlists.droppedMany', { count: taken.tooMany, most: MOST_WORDS })]
      : []),
    ...(isOtherScript(taken.words, locale) ? [t('make.wordlists.otherScript', { language })] : []),
  ];
  const shown = COLUMNS.filter((column) => table.mapping.includes(column));
  const take = () => {
    if (taken.words.length > 0) onImport(taken.words);
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
        <TextArea
          label={t('make.wordlists.pasteHere')}
          rows={8}
          value={text}
          language={locale}
          onChange={(next) => {
            setText(next);
            setChosen(null);
            setHasHead(null);
          }}
        />
        <div className={classes.ways}>
          <SwitchField
            label={t('make.wordlists.withoutSpaces')}
            checked={withoutSpaces}
            onChange={setWithoutSpaces}
          />
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
                label={t('make.wordlists.column', { number: at + 1, example: table.rows[0]?.[at] ?? '' })}
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
      </div>
    </Dialog>
  );
}
