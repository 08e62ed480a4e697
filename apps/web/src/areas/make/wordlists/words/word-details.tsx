import { CallFailed } from '@flink/contract/client/client.ts';
import { isSpeechAddress, speechAddress } from '@flink/contract/client/speech-address.ts';
import type { WordChange, WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { MakeCommon } from '../../lists/make-data.ts';
import classes from '../wordlists.module.css';
import { useSaying } from './use-saying.ts';
import { useWordMedia } from './use-word-media.tsx';
import { type Asset, mayRecord } from './what-is-missing.ts';

interface WordDetailsProps {
  readonly meaning: WordMeaning;
  readonly meaningCount: number;
  readonly locale: string;
  readonly folder: string;
  readonly links: Readonly<Record<string, string>>;
  readonly common: MakeCommon;
  readonly mayEdit: boolean;
  readonly onMeanings: (meanings: readonly WordMeaning[], links: Readonly<Record<string, string>>) => void;
  readonly onChooseMeaning: () => void;
  readonly onOtherMeaning: () => void;
  /** What somebody pressed for in the list: the place where it is given. */
  readonly wanted: Asset | null;
  readonly onGiven: () => void;
  /** The meaning is said in another language now. */
  readonly onSaid: () => Promise<void>;
}

const SYLLABLES = '·';

type TextName = 'sentence' | 'definition' | 'pronunciation' | 'syllables';

const LONGEST: Readonly<Record<TextName, number>> = {
  sentence: 300,
  definition: 300,
  pronunciation: 100,
  syllables: 100,
};

/** What is known of the chosen word; what is missing may be added, what is there is changed by who told it. */
export function WordDetails(props: WordDetailsProps) {
  const { meaning, locale, folder, links, common, mayEdit, onMeanings } = props;
  const { t } = useTexts();
  const dialogs = useDialogs();
  const [typed, setTyped] = useState<Readonly<Partial<Record<TextName, string>>>>({});
  const { word, relatedWord, wordImage, wordAudio, definitionAudio, mayChange, own } = meaning;
  const speaks = common.locales.find(({ code }) => code === locale)?.speaks === true;
  const isSpoken = wordAudio !== null && isSpeechAddress(wordAudio);
  /** What is missing, what one has told, and what one has made. */
  const mayTell = (field: (typeof own)[number], isThere: boolean) =>
    mayEdit && (mayChange || !isThere || own.includes(field));
  const mayPicture = mayTell('wordImage', wordImage !== null);
  const maySound = mayEdit && mayRecord(meaning);

  const say = useSaying(common);
  const unsaid = common.locales.filter(({ code }) => code !== locale && !meaning.otherLocales[code]);
  const sayIn = async (code: string) => {
    if (await say(meaning, code)) await props.onSaid();
  };
  const tell = async (change: Omit<WordChange, '_id'>) => {
    try {
      const { data, links: added } = await officeApi('changeWords', {
        body: { locale, words: [{ _id: meaning._id, ...change }] },
      });
      onMeanings(data, added);
    } catch (error) {
      await dialogs.error({ message: error instanceof CallFailed ? error.message : String(error) });
    }
  };
  const media = useWordMedia({
    word,
    pronunciation: meaning.pronunciation,
    locale,
    folder,
    onPicture: (key) => void tell({ wordImage: key }),
    onSound: (key) => void tell({ wordAudio: key }),
  });
  const section = useRef<HTMLElement>(null);
  const give = useEffectEvent((asset: Asset) => {
    if (asset === 'picture' && mayPicture) media.choosePicture();
    else if (asset === 'sound' && maySound) media.chooseSound();
    else section.current?.querySelector<HTMLInputElement>(`[name="${asset}"]`)?.focus();
    props.onGiven();
  });
  const { wanted } = props;
  useEffect(() => {
    if (wanted !== null) give(wanted);
  }, [wanted]);
  const kept = (name: TextName): string =>
    name === 'syllables' ? meaning.syllables.join(SYLLABLES) : (meaning[name] ?? '');
  const settle = async (name: TextName) => {
    const text = typed[name]?.trim();
    if (text === undefined || text === kept(name)) return;
    await tell(
      name === 'syllables'
        ? { syllables: text.split(/[·.\s-]+/u).filter((one) => one !== '') }
        : { [name]: text === '' ? null : text },
    );
    setTyped(({ [name]: _, ...rest }) => rest);
  };
  const field = (name: TextName, label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={typed[name] ?? kept(name)}
      maxLength={LONGEST[name]}
      language={locale}
      disabled={!mayTell(name, kept(name) !== '')}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
      onBlur={() => void settle(name)}
      onEnter={() => void settle(name)}
    />
  );

  return (
    <section ref={section} className={classes.details} aria-label={word}>
      <div className={classes.bigPicture}>
        {wordImage === null ? (
          <Icon name="photo-off" size={28} />
        ) : (
          <img src={links[wordImage] ?? wordImage} alt={word} />
        )}
        {mayPicture && (
          <span className={classes.changePicture}>
            <IconButton
              icon={wordImage === null ? 'photo-plus' : 'pencil'}
              variant="line"
              label={t('make.wordlists.pictureOf', { word })}
              onClick={media.choosePicture}
            />
          </span>
        )}
      </div>
      <div className={classes.texts}>
        {field('sentence', t('make.wordlists.sentence'))}
        {field(
          'definition',
          t('make.wordlists.definition'),
          relatedWord === null ? undefined : t('make.wordlists.related', { word: relatedWord }),
        )}
        {!mayChange && <p className={classes.quiet}>{t('make.wordlists.notYours')}</p>}
      </div>
      <div className={classes.texts}>
        {field('syllables', t('make.wordlists.syllables'), t('make.wordlists.syllablesHint'))}
        {field('pronunciation', t('make.wordlists.pronunciation'), t('make.wordlists.pronunciationHint'))}
      </div>
      <div className={classes.sounds}>
        <b>{t('make.wordlists.sound')}</b>
        <div className={classes.tools}>
          {wordAudio !== null && <SoundButton url={links[wordAudio] ?? wordAudio} name={word} />}
          {definitionAudio !== null && (
            <SoundButton
              url={links[definitionAudio] ?? definitionAudio}
              name={t('make.wordlists.definition')}
            />
          )}
          {maySound && (
            <IconButton
              icon="microphone"
              variant="line"
              label={t('make.wordlists.soundOf', { word })}
              onClick={media.chooseSound}
            />
          )}
          {maySound && speaks && !isSpoken && (
            <Button
              icon="volume"
              onClick={() => void tell({ wordAudio: speechAddress(locale, meaning.pronunciation ?? word) })}
            >
              {t('make.wordlists.speak')}
            </Button>
          )}
        </div>
        <b>{t('make.wordlists.otherLanguages')}</b>
        <ul className={classes.others}>
          {Object.entries(meaning.otherLocales).map(([code, other]) => (
            <li key={code}>
              {code} <b {...inLanguage(code)}>{other.word}</b>
              {other.wordAudio === null && (
                <span title={t('make.wordlists.noSoundOf', { word: other.word })}>
                  <Icon name="alert-triangle" size={14} />
                </span>
              )}
            </li>
          ))}
        </ul>
        {mayEdit && unsaid.length > 0 && (
          <ActionMenu
            icon="plus"
            label={t('make.complete.sayElsewhere', { word })}
            actions={unsaid.map(({ code, displayName }) => ({
              label: displayName,
              onSelect: () => void sayIn(code),
            }))}
          />
        )}
        {props.meaningCount > 1 && (
          <Button variant="quiet" icon="selector" onClick={props.onChooseMeaning}>
            {t('make.wordlists.meanings', { count: props.meaningCount })}
          </Button>
        )}
        {mayEdit && (
          <Button variant="quiet" icon="plus" onClick={props.onOtherMeaning}>
            {t('make.meaning.other')}
          </Button>
        )}
      </div>
      {media.dialogs}
    </section>
  );
}
