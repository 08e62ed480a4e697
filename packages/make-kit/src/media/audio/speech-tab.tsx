import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useLengthWords } from '@flink/ui/office/fields/use-length-words.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { useSoundHost } from '../../editing.tsx';
import { LineLost, type SpeechWish, type Voice } from '../../host.ts';
import classes from './add-audio-dialog.module.css';

/** Spec 3 §7.4, generate-tts. */
const MOST_LETTERS = 3_000;

interface SpeechTabProps {
  readonly words: string;
  readonly language: string;
  readonly notSpoken?: string | undefined;
  readonly onTake: (file: string) => void;
}

interface Spoken {
  readonly file: string;
  readonly wish: SpeechWish;
}

const sameWish = (one: SpeechWish, other: SpeechWish): boolean =>
  one.text === other.text && one.voice === other.voice && one.locale === other.locale;

/** A voice of the house reads a text; it is heard before it is taken. */
export function SpeechTab({ words, language, notSpoken, onTake }: SpeechTabProps) {
  const { host } = useSoundHost();
  const { t } = useTexts();
  const speaking = host.languages.filter(({ speaks }) => speaks);
  const [text, setText] = useState(words);
  const said = useLengthWords(text.length, MOST_LETTERS, { hint: t('make.audio.textHint') });
  const [voice, setVoice] = useState<Voice>('female');
  const [locale, setLocale] = useState(
    () => (speaking.find(({ code }) => code === language) ?? speaking[0])?.code ?? '',
  );
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const reason = notSpoken ?? (speaking.length === 0 ? t('error.speech.noLocales') : null);
  if (reason !== null)
    return (
      <p className={classes.reason} role="status">
        <Icon name="info-circle" size={16} />
        <span>{reason}</span>
      </p>
    );

  const wish: SpeechWish = { text: text.trim(), voice, locale };
  const isHeard = spoken !== null && sameWish(spoken.wish, wish);
  const speak = async () => {
    setBusy(true);
    setRefused(null);
    try {
      setSpoken({ file: await host.speak({ ...wish, insteadOf: spoken?.file }), wish });
    } catch (error) {
      setRefused(
        error instanceof LineLost || !(error instanceof Error)
          ? t('make.audio.noAnswer')
          : error.message || t('error.speech.noFile'),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.tab}>
      <TextArea
        label={t('make.audio.text')}
        {...said}
        rows={4}
        language={locale}
        value={text}
        onChange={setText}
      />
      <div className={classes.pair}>
        <SegmentedField
          label={t('make.audio.voice')}
          value={voice}
          onChange={setVoice}
          options={[
            { value: 'female', label: t('make.audio.female') },
            { value: 'male', label: t('make.audio.male') },
          ]}
        />
        <SelectField
          label={t('make.audio.language')}
          value={locale}
          onChange={(code) => code !== null && setLocale(code)}
          options={speaking.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      {spoken !== null && (
        // biome-ignore lint/a11y/useMediaCaption: what is said in it is the text above it.
        <audio
          key={spoken.file}
          className={classes.sound}
          controls
          autoPlay
          src={host.mediaUrl(spoken.file)}
          aria-label={t('make.audio.spoken')}
        />
      )}
      {refused !== null && (
        <p className={classes.refused} role="alert">
          <Icon name="alert-circle" size={16} />
          <span>{refused}</span>
        </p>
      )}
      <div className={classes.acts}>
        <Button
          icon="volume"
          variant={isHeard ? 'line' : 'primary'}
          loading={isBusy}
          disabled={wish.text === '' || text.length > MOST_LETTERS}
          onClick={() => void speak()}
        >
          {spoken === null ? t('make.audio.speak') : t('make.audio.speakAgain')}
        </Button>
        <Button
          variant={isHeard ? 'primary' : 'line'}
          disabled={!isHeard || isBusy}
          onClick={() => spoken !== null && onTake(spoken.file)}
        >
          {t('make.audio.use')}
        </Button>
      </div>
    </div>
  );
}
