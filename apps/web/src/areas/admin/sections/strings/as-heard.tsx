import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { spokenParts } from '@flink/contract/rules/play/spoken-text.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import classes from './as-heard.module.css';

interface AsHeardProps {
  readonly texts: Readonly<Record<string, string>>;
  /** Keys of sounds, by language. */
  readonly sounds: Readonly<Record<string, string>>;
  /** Where these can be fetched. */
  readonly links: Readonly<Record<string, string>>;
}

/** The text on the sheet that learners see it on, and as they hear it: the own sound, else the voice of the house. */
export function AsHeard({ texts, sounds, links }: AsHeardProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const audio = useRef<HTMLAudioElement | null>(null);
  const [busy, setBusy] = useState(false);
  const code = texts[locale] ? locale : DEFAULT_LOCALE;
  const text = texts[code] ?? '';
  useEffect(() => () => audio.current?.pause(), []);

  const hear = async () => {
    const own = links[sounds[code] ?? ''];
    const parts = own ? [own] : spokenParts(text, code).map((part) => speechAddress(code, part));
    setBusy(true);
    try {
      for (const part of parts) {
        audio.current?.pause();
        const playing = new Audio(part);
        audio.current = playing;
        await playing.play();
        await new Promise((ended) => {
          playing.onended = ended;
          playing.onpause = ended;
        });
      }
    } catch {
      toasts.show({ message: t('manage.notHeard'), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={t('manage.asHeard')}>
      <div className={classes.stage}>
        <p className={classes.sheet} lang={code} dir="auto">
          {text}
        </p>
      </div>
      <Button icon="volume" loading={busy} disabled={text === ''} onClick={() => void hear()}>
        {t('manage.hear')}
      </Button>
    </Card>
  );
}
