import { CallFailed } from '@flink/contract/client/client.ts';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { foldWord } from '@flink/contract/rules/make/wordlist.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { newId } from '../../../../shared/new-id.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import type { MakeCommon } from '../../lists/make-data.ts';
import classes from '../dialogs.module.css';
import type { PastedWord } from '../pasting/pasted-words.ts';
import { SoundButton } from './sound-button.tsx';
import { syllableRule } from './syllables.ts';

interface MakeWordsDialogProps {
  /** Those that are not in the words database. */
  readonly words: readonly string[];
  /** What was pasted beside them, by word. */
  readonly pasted: ReadonlyMap<string, PastedWord>;
  readonly locale: string;
  readonly common: MakeCommon;
  readonly onClose: () => void;
  readonly onMade: () => Promise<void>;
}

interface Proposal {
  readonly _id: string;
  readonly word: string;
  readonly isMade: boolean;
  /** What its picture is looked for by. */
  readonly lookedFor: string;
  /** Undefined: the first that is offered. */
  readonly picture: string | null | undefined;
  readonly speaks: boolean;
  readonly pronunciation: string;
  /** Undefined: as the rule of the language parts it. */
  readonly syllables: string | undefined;
  readonly sentence: string;
  readonly definition: string;
}

const SYLLABLES = '·';
/** A few letters are one question. */
const LOOK_AFTER_MS = 300;

/** Letters as people count them: a letter with its marks is one. */
const lettersOf = (word: string, locale: string): string =>
  Array.from(new Intl.Segmenter(locale).segment(word), ({ segment }) => segment)
    .filter((letter) => letter.trim() !== '')
    .join(' ');

/** Missing words, each with what the house proposes for it, looked over before any is made. */
export function MakeWordsDialog({ words, pasted, locale, common, onClose, onMade }: MakeWordsDialogProps) {
  const { t } = useTexts();
  const hasVoice = common.locales.find(({ code }) => code === locale)?.speaks === true;
  const [proposals, setProposals] = useState<readonly Proposal[]>(() =>
    words.map((word) => {
      const beside = pasted.get(foldWord(word, locale));
      return {
        _id: newId(),
        word,
        isMade: true,
        lookedFor: word,
        picture: undefined,
        speaks: hasVoice,
        pronunciation: '',
        syllables: undefined,
        sentence: beside?.sentence ?? '',
        definition: beside?.definition ?? '',
      };
    }),
  );
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const lookedFor = useDebounced(
    [...new Set(proposals.map((one) => one.lookedFor.trim()))].join('\n'),
    LOOK_AFTER_MS,
  );
  const offered = useQuery({
    queryKey: ['make', 'suggested', locale, lookedFor],
    queryFn: ({ signal }) =>
      officeApi('suggestWords', { body: { words: lookedFor.split('\n'), locale } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const rule = useQuery({
    queryKey: ['make', 'syllables', locale],
    queryFn: () => syllableRule(locale),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const syllablesOf = ({ syllables, word }: Proposal) => syllables ?? rule.data?.(word).join(SYLLABLES) ?? '';
  const picturesOf = (proposal: Proposal) =>
    offered.data?.data.find(({ word }) => word === proposal.lookedFor.trim())?.pictures ?? [];
  const pictureOf = (proposal: Proposal) =>
    proposal.picture === undefined ? (picturesOf(proposal)[0]?.key ?? null) : proposal.picture;
  const made = proposals.filter(({ isMade }) => isMade);
  const change = (id: string, part: Partial<Proposal>) =>
    setProposals(proposals.map((one) => (one._id === id ? { ...one, ...part } : one)));

  const save = async () => {
    if (made.length === 0 || isSaving) return;
    setSaving(true);
    setRefused(undefined);
    try {
      await officeApi('makeWords', {
        body: {
          locale,
          words: made.map((one) => ({
            _id: one._id,
            word: one.word,
            wordImage: pictureOf(one),
            wordAudio: one.speaks ? speechAddress(locale, one.pronunciation.trim() || one.word) : null,
            pronunciation: one.pronunciation,
            syllables: syllablesOf(one)
              .split(/[·.\s-]+/u)
              .filter((part) => part !== ''),
            sentence: one.sentence,
            definition: one.definition,
          })),
        },
      });
      await onMade();
    } catch (error) {
      setRefused(error instanceof CallFailed ? error.message : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      opened
      width="choose"
      closeButton
      title={t('make.wordlists.makeTitle', { count: words.length })}
      lead={t('make.wordlists.makeLead')}
      onClose={onClose}
      onConfirm={() => void save()}
      footNote={refused && <span role="alert">{refused}</span>}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button
            variant="primary"
            disabled={made.length === 0 || offered.isPending}
            loading={isSaving}
            onClick={() => void save()}
          >
            {t('make.wordlists.makeCount', { count: made.length })}
          </Button>
        </>
      }
    >
      <div className={classes.proposals}>
        {proposals.map((one) => (
          <fieldset key={one._id} className={classes.proposal} data-off={one.isMade ? undefined : ''}>
            <legend>
              <CheckboxField
                label={one.word}
                checked={one.isMade}
                onChange={(isMade) => change(one._id, { isMade })}
              />
              <small className={classes.letters} {...inLanguage(locale)}>
                {lettersOf(one.word, locale)}
              </small>
            </legend>
            <Pictures
              word={one.word}
              offered={picturesOf(one)}
              links={offered.data?.links ?? {}}
              isLooking={offered.isPending}
              chosen={pictureOf(one)}
              onChoose={(picture) => change(one._id, { picture })}
            />
            <div className={classes.fields}>
              <TextField
                label={t('make.wordlists.lookFor')}
                icon="search"
                value={one.lookedFor}
                maxLength={60}
                language={locale}
                onChange={(words) => change(one._id, { lookedFor: words, picture: undefined })}
              />
              <TextField
                label={t('make.wordlists.syllables')}
                value={syllablesOf(one)}
                maxLength={100}
                language={locale}
                onChange={(syllables) => change(one._id, { syllables })}
              />
              <TextField
                label={t('make.wordlists.pronunciation')}
                value={one.pronunciation}
                maxLength={100}
                language={locale}
                disabled={!one.speaks}
                onChange={(pronunciation) => change(one._id, { pronunciation })}
                end={
                  hasVoice ? (
                    <SoundButton
                      url={speechAddress(locale, one.pronunciation.trim() || one.word)}
                      name={one.word}
                    />
                  ) : undefined
                }
                endWidth={44}
              />
              <TextField
                label={t('make.wordlists.sentence')}
                value={one.sentence}
                maxLength={300}
                language={locale}
                onChange={(sentence) => change(one._id, { sentence })}
              />
              <TextField
                label={t('make.wordlists.definition')}
                value={one.definition}
                maxLength={300}
                language={locale}
                onChange={(definition) => change(one._id, { definition })}
              />
              <CheckboxField
                label={hasVoice ? t('make.wordlists.spoken') : t('make.wordlists.noVoice')}
                checked={one.speaks}
                disabled={!hasVoice}
                onChange={(speaks) => change(one._id, { speaks })}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

interface PicturesProps {
  readonly word: string;
  readonly offered: readonly { readonly key: string; readonly name: string }[];
  readonly links: Readonly<Record<string, string>>;
  readonly isLooking: boolean;
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** Pictures that may show a word, or none of them. */
function Pictures({ word, offered, links, isLooking, chosen, onChoose }: PicturesProps) {
  const { t } = useTexts();
  const group = useId();
  const choice = (key: string | null, label: string, face: ReactNode) => (
    <label key={key ?? ''} className={classes.picture} title={label}>
      <input
        type="radio"
        name={group}
        checked={chosen === key}
        onChange={() => onChoose(key)}
        aria-label={label}
      />
      {face}
    </label>
  );
  return (
    <div role="radiogroup" aria-label={t('make.wordlists.pictureOf', { word })} className={classes.pictures}>
      {offered.map(({ key, name }) => choice(key, name, <img src={links[key] ?? key} alt="" />))}
      {choice(null, t('make.wordlists.noPicture'), <Icon name="photo-off" size={20} />)}
      {!isLooking && offered.length === 0 && (
        <span className={classes.quiet}>{t('make.wordlists.noneOfOurs')}</span>
      )}
    </div>
  );
}
