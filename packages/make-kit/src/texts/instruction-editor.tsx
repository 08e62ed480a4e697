import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo, type ReactNode, useId, useState } from 'react';
import type { Place } from '../document/place.ts';
import { useEditing, useValueAt } from '../editing.tsx';
import { ControlFrame } from '../fields/control-frame.tsx';
import { WrittenField } from '../fields/written-field.tsx';
import { AudioField } from '../media/audio/audio-field.tsx';
import { SoundButton } from '../media/sound-button.tsx';
import classes from './instruction-editor.module.css';
import {
  isMultiLocale,
  LONGEST_INSTRUCTION,
  toldLanguages,
  toMultiLocale,
  toSingleLocale,
  type WithInstructions,
  withHouseString,
} from './instructions.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { StringPicker } from './string-picker.tsx';

const DATA: Place = ['gameData'];
const STRING: Place = [...DATA, 'instructionString'];
const SEVERAL: Place = [...DATA, 'multiLocaleInstructions'];
const NOWHERE: Place = ['nowhere'];

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the instruction is for: all pages of a book, all problems, or an activity that is one thing. */
function useInstructionLabel(): string {
  const { t } = useTexts();
  const { description } = useEditing();
  return t(`make.instruction.${description.problems === null ? 'whole' : description.unit}`);
}

/** One text and one sound; `around` is null where nobody said yet in which language. */
function ToldFields({
  around,
  language,
  fixed,
  children,
  end,
}: {
  readonly around: Place | null;
  readonly language: string;
  /** A text of the house is not written here. */
  readonly fixed: boolean;
  readonly children?: ReactNode;
  readonly end: ReactNode;
}) {
  const { change, host } = useEditing();
  const { t } = useTexts();
  const label = useInstructionLabel();
  const dialogs = useDialogs();
  const [isMore, setMore] = useState(false);
  const moreId = useId();
  const told = (name: string) => (around === null ? NOWHERE : [...around, name]);
  const text = textIn(useValueAt(told('instructionText')));
  const audio = useValueAt(told('instructionAudio'));
  const write = (name: string, value: unknown, typing: boolean) => {
    if (around === null) void dialogs.info({ title: t('error.editor.noLocaleSelected') });
    else change([...around, name], value, typing);
  };
  const place = [...(around ?? DATA), 'instructionText'];
  return (
    <div className={classes.told}>
      <ControlFrame className={classes.text} place={place} strings={around === null ? undefined : language}>
        <WrittenField
          label={label}
          hint={
            fixed
              ? t('make.instruction.isString')
              : t('office.field.count', { count: text.length, most: LONGEST_INSTRUCTION })
          }
          disabled={fixed}
          maxLength={LONGEST_INSTRUCTION}
          language={language}
          value={text}
          onChange={(typed) => write('instructionText', typed, true)}
        />
      </ControlFrame>
      <div className={classes.acts}>
        {typeof audio === 'string' && (
          <SoundButton key={audio} url={host.mediaUrl(audio)} name={t('make.instruction.audio')} />
        )}
        <IconButton
          icon="microphone"
          label={children ? t('make.instruction.more') : t('make.instruction.audio')}
          aria-expanded={isMore}
          aria-controls={moreId}
          onClick={() => setMore(!isMore)}
        />
        {end}
      </div>
      <div id={moreId} className={classes.more} hidden={!isMore}>
        {isMore && (
          <>
            {children}
            <AudioField
              label={t('make.instruction.audio')}
              words={text}
              language={language}
              notSpoken={fixed ? t('make.audio.isString') : undefined}
              place={told('instructionAudio')}
              value={typeof audio === 'string' ? audio : undefined}
              onChange={(file) => write('instructionAudio', file, false)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Spec 3 §4.2: what is said about all problems, in one language or in several. */
export const InstructionEditor = memo(function InstructionEditor() {
  const { change, host, locale, now } = useEditing();
  const { t } = useTexts();
  const label = useInstructionLabel();
  const [asked, setAsked] = useState<'several' | 'one' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const string = useValueAt(STRING);
  const several = useValueAt(SEVERAL);
  const data = { instructionString: string, multiLocaleInstructions: several } as WithInstructions;
  /** With what else stands there, as it is when something is chosen. */
  const all = () => (now().content.gameData ?? {}) as WithInstructions;
  const isMulti = isMultiLocale(data);
  const told = toldLanguages(data);
  const usual = data.multiLocaleInstructions?.defaultLocale ?? null;
  const language = chosen ?? usual;
  const hasString = data.instructionString !== undefined;
  const called = (code: string) => host.languages.find((one) => one.code === code)?.name ?? code;

  const exchange = (
    <Button
      icon="language"
      variant="quiet"
      disabled={hasString}
      onClick={() => setAsked(isMulti ? 'one' : 'several')}
    >
      {isMulti ? t('make.instruction.toOne') : t('make.instruction.toSeveral')}
    </Button>
  );
  return (
    <section className={classes.sheet} aria-label={label}>
      {isMulti ? (
        <>
          <div className={classes.line}>
            <SelectField
              label={t('make.instruction.language')}
              value={language}
              options={host.languages.map(({ code, name }) => ({
                value: code,
                label: told.includes(code) ? t('make.instruction.written', { name }) : name,
              }))}
              onChange={setChosen}
            />
            <Button
              variant="quiet"
              disabled={language === null || language === usual || !told.includes(language)}
              onClick={() => change([...DATA, 'multiLocaleInstructions', 'defaultLocale'], language)}
            >
              {language === usual && language !== null
                ? t('make.instruction.isUsual')
                : t('make.instruction.makeUsual')}
            </Button>
          </div>
          <ToldFields
            key={language}
            around={language === null ? null : [...DATA, 'multiLocaleInstructions', language]}
            language={language ?? locale}
            fixed={false}
            end={exchange}
          />
        </>
      ) : (
        <ToldFields around={DATA} language={locale} fixed={hasString} end={exchange}>
          <StringPicker
            label={t('make.chooseString')}
            placeholder={t('make.optional')}
            find={host.strings}
            language={locale}
            value={data.instructionString ?? null}
            onChange={(chosenString) => change(DATA, withHouseString(all(), chosenString))}
          />
        </ToldFields>
      )}
      {asked === 'several' && (
        <LanguageDialog
          title={t('make.instruction.toSeveral')}
          lead={t('make.instruction.severalLead')}
          languages={host.languages}
          first={locale}
          onClose={() => setAsked(null)}
          onChosen={(code) => {
            change(DATA, toMultiLocale(all(), code));
            setChosen(code);
            setAsked(null);
          }}
        />
      )}
      {asked === 'one' && (
        <LanguageDialog
          title={t('make.instruction.toOne')}
          lead={t('make.instruction.oneLead')}
          languages={told.map((code) => ({ code, name: called(code) }))}
          first={null}
          onClose={() => setAsked(null)}
          onChosen={(code) => {
            change(DATA, toSingleLocale(all(), code));
            setChosen(null);
            setAsked(null);
          }}
        />
      )}
    </section>
  );
});
