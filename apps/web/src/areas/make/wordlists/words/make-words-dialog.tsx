import { CallFailed } from '@flink/contract/client/client.ts';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { foldWord } from '@flink/contract/rules/make/wordlist.ts';
import { useEditing } from '@flink/make-kit/editing.tsx';
import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
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
import { syllableRule } from './syllables.ts';
import { useWordMedia } from './use-word-media.tsx';

interface MakeWordsDialogProps {
  /** Those that are not in the words database. */
  readonly words: readonly string[];
  /** What was pasted beside them, by word. */
  readonly pasted: ReadonlyMap<string, PastedWord>;
  readonly locale: string;
  /** Where files of words lie. */
  readonly folder: string;
  readonly common: MakeCommon;
  /** Another meaning of a word that is there: it looks otherwise. */
  readonly isOther?: boolean;
  readonly onClose: () => void;
  readonly onMade: (ids: readonly string[]) => Promise<void>;
}

interface Proposal {
  readonly _id: string;
  readonly word: string;
  readonly isMade: boolean;
  /** What its picture is looked for by. */
  readonly lookedFor: string;
  /** Undefined: the first that is offered. */
  readonly picture: string | null | undefined;
  /** It is no new meaning, but how the one that the picture shows is said in the language. */
  readonly isJoined: boolean;
  /** A picture of one's own that was brought for it. */
  readonly brought: string | null;
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
export function MakeWordsDialog(props: MakeWordsDialogProps) {
  const { words, pasted, locale, folder, common, isOther = false, onClose, onMade } = props;
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
        picture: isOther ? null : undefined,
        isJoined: false,
        brought: null,
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
  const { host } = useEditing();
  const [bringsFor, setBringsFor] = useState<Proposal | undefined>(proposals[0]);
  const media = useWordMedia({
    word: bringsFor?.word ?? '',
    pronunciation: null,
    locale,
    folder,
    onPicture: (key) => bringsFor && change(bringsFor._id, { picture: key, brought: key }),
  });
  const broughtFor = ({ brought }: Proposal) =>
    brought === null ? null : { key: brought, url: host.mediaUrl(brought.slice(folder.length + 1)) };
  /** The meaning of the chosen picture, where nobody has said it in this language. */
  const joinable = (proposal: Proposal) =>
    picturesOf(proposal).find(({ key, isSaid }) => key === pictureOf(proposal) && !isSaid);
  const made = proposals.filter(({ isMade }) => isMade);
  const change = (id: string, part: Partial<Proposal>) =>
    setProposals((before) => before.map((one) => (one._id === id ? { ...one, ...part } : one)));

  const save = async () => {
    if (made.length === 0 || isSaving) return;
    setSaving(true);
    setRefused(undefined);
    try {
      const told = made.map((one) => ({
        joined: one.isJoined ? joinable(one) : undefined,
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
      }));
      const joined = told.flatMap(({ joined: meaning, wordImage: _, _id: __, ...word }) =>
        meaning ? [{ _id: meaning.wordId, ...word }] : [],
      );
      const news = told.filter((one) => !one.joined).map(({ joined: _, ...word }) => word);
      // Each can be sent again after a lost answer.
      if (joined.length > 0) await officeApi('changeWords', { body: { locale, words: joined } });
      if (news.length > 0) await officeApi('makeWords', { body: { locale, words: news } });
      await onMade(told.map(({ joined: meaning, _id }) => meaning?.wordId ?? _id));
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
      title={
        isOther
          ? t('make.meaning.title', { word: words[0] ?? '' })
          : t('make.wordlists.makeTitle', { count: words.length })
      }
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
            {isOther ? t('make.meaning.make') : t('make.wordlists.makeCount', { count: made.length })}
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
              brought={broughtFor(one)}
              onChoose={(picture) => change(one._id, { picture })}
              onBring={() => {
                setBringsFor(one);
                media.choosePicture();
              }}
            />
            {joinable(one) && (
              <CheckboxField
                label={t('make.complete.sameAs', { word: one.word, other: joinable(one)?.name ?? '' })}
                checked={one.isJoined}
                onChange={(isJoined) => change(one._id, { isJoined })}
              />
            )}
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
      {media.dialogs}
    </Dialog>
  );
}

interface PicturesProps {
  readonly word: string;
  readonly offered: readonly { readonly key: string; readonly name: string }[];
  readonly links: Readonly<Record<string, string>>;
  readonly isLooking: boolean;
  readonly chosen: string | null;
  readonly brought: { readonly key: string; readonly url: string } | null;
  readonly onChoose: (key: string | null) => void;
  /** From the computer, or from all of our pictures. */
  readonly onBring: () => void;
}

/** Pictures that may show a word, or none of them. */
function Pictures(props: PicturesProps) {
  const { word, offered, links, isLooking, chosen, brought, onChoose, onBring } = props;
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
    <div className={classes.pictures}>
      <div
        role="radiogroup"
        aria-label={t('make.wordlists.pictureOf', { word })}
        className={classes.pictures}
      >
        {brought && choice(brought.key, t('make.complete.ownPicture'), <img src={brought.url} alt="" />)}
        {offered.map(({ key, name }) => choice(key, name, <img src={links[key] ?? key} alt="" />))}
        {choice(null, t('make.wordlists.noPicture'), <Icon name="photo-off" size={20} />)}
        {!isLooking && offered.length === 0 && (
          <span className={classes.quiet}>{t('make.complete.noneOfOurs')}</span>
        )}
      </div>
      <Button variant="quiet" icon="photo-plus" onClick={onBring}>
        <span className={classes.hidden}>{`${word}: `}</span>
        {t('make.complete.bringPicture')}
      </Button>
    </div>
  );
}
