import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { EditorHost, HouseString } from '@flink/make-kit/host.ts';
import { StringPicker } from '@flink/make-kit/texts/string-picker.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { asHtml, audiencesOf, helpLanguages, withHelp, withLanguage } from './help-document.ts';

interface StringHelpDialogProps {
  readonly data: ActivityData;
  readonly locale: string;
  readonly host: EditorHost;
  readonly onTaken: (next: ActivityData) => void;
  readonly onClose: () => void;
}

/** A text of the house becomes the help, in every language in which the help is told. */
export function StringHelpDialog({ data, locale, host, onTaken, onClose }: StringHelpDialogProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<HouseString | null>(null);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The languages that have no such text, once it is known. */
  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const called = (code: string) => host.languages.find((one) => one.code === code)?.name ?? code;

  const take = async () => {
    if (chosen === null) return;
    setSending(true);
    setFailed(false);
    try {
      const told = helpLanguages(data);
      const texts = await Promise.all(
        (told === null ? [locale] : [...new Set([...told, locale])]).map(
          async (code) => [code, await host.stringOf(chosen.number, code)] as const,
        ),
      );
      const untold = texts.flatMap(([code, text]) => (text === null ? [code] : []));
      // Asked once: whoever takes it all the same leaves the help of these languages as it is.
      if (untold.length > 0 && missing === null) {
        setMissing(untold);
        setSending(false);
        return;
      }
      onTaken(
        texts.reduce((next, [code, text]) => {
          if (text === null) return next;
          const placed = told === null ? next : withLanguage(next, code);
          return audiencesOf(placed, code).reduce(
            (help, audience) => withHelp(help, code, audience, asHtml(text)),
            placed,
          );
        }, data),
      );
    } catch {
      setFailed(true);
      setSending(false);
    }
  };

  return (
    <Dialog
      opened
      title={t('make.help.string')}
      lead={t('make.help.stringLead')}
      onClose={onClose}
      onConfirm={() => void take()}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={chosen === null} loading={sending} onClick={() => void take()}>
            {t('make.help.take')}
          </Button>
        </>
      }
    >
      <StringPicker
        label={t('make.chooseString')}
        language={locale}
        value={chosen?.number ?? null}
        onChange={(next) => {
          setChosen(next);
          setMissing(null);
        }}
        find={host.strings}
        {...(failed ? { error: t('shell.cannotConnectText') } : {})}
        {...(missing === null
          ? {}
          : { error: `${t('error.strings.translationNotFound')}: ${missing.map(called).join(', ')}` })}
      />
    </Dialog>
  );
}
